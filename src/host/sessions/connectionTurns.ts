import type { CallRecord } from "../call.js";
import type { SessionRecord } from "../session.js";
import type { Connections } from "./connections.js";

/** Waits until a call may start; `undefined` if it need not wait. */
export type TakeTurn = (call: CallRecord, signal: AbortSignal) => Promise<() => void> | undefined;

/** Lets calls share the connections to their server's origin; without a `limit` it only warns, in a browser, that they are too many. */
export function createTurns(
  limit: number | undefined,
  sessions: () => readonly SessionRecord[],
  calls: () => readonly CallRecord[],
  report: (error: unknown) => void,
): TakeTurn {
  let connections: Promise<Connections> | undefined;
  return (call, signal) => {
    const session = sessions().find(({ id }) => id === call.session);
    if (session?.origin === undefined || limit === Number.POSITIVE_INFINITY) return undefined;
    if (limit !== undefined) {
      connections ??= import("../hostLater.js").then(({ createConnections }) =>
        createConnections(limit, sessions),
      );
      return connections.then((shared) => shared.enter(call, signal));
    }
    if ("location" in globalThis)
      import("../hostLater.js").then(
        ({ warnOfConnections }) => warnOfConnections(session, sessions(), calls()),
        report,
      );
    return undefined;
  };
}
