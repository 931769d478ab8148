import type { LocalHost } from "mcp-host-ui/host";

/** Whether the user has blocked a server in this host. */
export function isBlocked(host: LocalHost, session: string): boolean {
  return host.getState().sessions.find(({ id }) => id === session)?.blocked ?? false;
}
