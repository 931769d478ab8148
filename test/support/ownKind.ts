import { createRequestError, type HostKind } from "mcp-host-ui/host";

/** A kind while its host lives. */
export type Running = ReturnType<HostKind["start"]>;

/**
 * A kind of a host app's own, which loads nothing later: what comes as `<name>/ask` is asked, and every answer is taken, but
 * for what `more` says.
 */
export function ownKind(
  name: string = "own",
  more: Partial<Running> | ((core: Parameters<HostKind["start"]>[0]) => Partial<Running>) = {},
): HostKind {
  return {
    name,
    capabilities: {},
    start: (core) => ({
      requests: { [`${name}/ask`]: (params, { ask }) => ask(params) },
      answer: (_, answer) => ({ reply: { sent: "result", result: { answer } } }),
      fallback: () => ({ sent: "error", error: createRequestError(-1, "Nobody.") }),
      ...(typeof more === "function" ? more(core) : more),
    }),
  };
}
