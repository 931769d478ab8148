import { createRequestError, type HostKind } from "mcp-host-ui/host";

type RunningKind = ReturnType<HostKind["start"]>;

/** A kind of a host app's own, which loads nothing later: `own/ask` asks, and any answer settles it. */
export function ownKind(more: Partial<RunningKind> = {}, name = "own"): HostKind {
  return {
    name,
    capabilities: {},
    start: () => ({
      requests: { [`${name}/ask`]: (params, { ask }) => ask(params) },
      answer: () => ({ reply: { sent: "result", result: {} } }),
      fallback: () => ({ sent: "error", error: createRequestError(-1, "Nobody.") }),
      ...more,
    }),
  };
}
