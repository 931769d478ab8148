import { createRequestError, type HostKind } from "mcp-host-ui/host";

/** A kind while its host lives. */
export type Running = ReturnType<HostKind["start"]>;

/** A kind of the test's own: what comes as `<name>/ask` is asked, and every answer is taken, but for what `more` says. */
export function ownKind(
  name: string,
  more: Partial<Running> | ((core: Parameters<HostKind["start"]>[0]) => Partial<Running>) = {},
): HostKind {
  return {
    name,
    capabilities: {},
    start: (core) => ({
      requests: { [`${name}/ask`]: (request, { ask }) => ask(request) },
      answer: (_, answer) => ({ reply: { sent: "result", result: { answer } } }),
      fallback: () => ({ sent: "error", error: createRequestError(-1, "Nobody.") }),
      ...(typeof more === "function" ? more(core) : more),
    }),
  };
}
