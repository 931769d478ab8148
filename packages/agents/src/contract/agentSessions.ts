import type { HostSession, LocalHost } from "mcp-host-ui/host";

/** The app's words for an agent. */
export interface AgentOptions {
  /** Unique in this host. */
  readonly id: string;
  /** The name that the user reads. @default the id */
  readonly name?: string;
  /** Returns the name that the user reads for an MCP server of the agent. @default the agent's own name for the server */
  readonly nameServer?: (server: string) => string;
  /** The title of the field for the user's own answer to a question. @default "Your own answer, or a note" */
  readonly freeTextTitle?: string;
}

/** The sessions of one agent: its own, and one for each MCP server whose requests it passes on. */
export interface AgentSessions {
  /** The app's name for the agent. */
  readonly name: string;
  /** Returns the session of a server, or the agent's own without a server. */
  of(server?: string): HostSession;
  /** Closes all sessions and settles their open questions. */
  close(): void;
}

/** Opens the session of an agent. The session of a server opens with its first request. */
export function openAgentSessions(
  host: LocalHost,
  { id, name = id, nameServer = (server) => server }: AgentOptions,
): AgentSessions {
  const servers = new Map<string, HostSession>();
  const own = host.openSession({ id, name });
  return {
    name,
    of(server) {
      if (server === undefined) return own;
      const known = servers.get(server);
      if (known) return known;
      const opened = host.openSession({ id: `${id}/${server}`, name: nameServer(server) });
      servers.set(server, opened);
      return opened;
    },
    close() {
      for (const session of [own, ...servers.values()]) session.close();
    },
  };
}
