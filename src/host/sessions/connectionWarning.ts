import { warnOnce } from "../../developer/warnOnce.js";
import type { CallRecord } from "../call.js";
import type { SessionRecord } from "../session.js";
import { connectionsTo, streamedOrigin } from "./connections.js";

/** The connections that browsers open to one origin over HTTP/1.1. */
const mostConnections = 6;

/** Names, once for each origin and in development only, why calls to it may never end. */
export function warnOfConnections(
  session: SessionRecord | undefined,
  sessions: readonly SessionRecord[],
  calls: readonly CallRecord[],
): void {
  const origin = streamedOrigin(session);
  if (origin === undefined) return;
  const needed = connectionsTo(origin, sessions, calls);
  if (needed <= mostConnections) return;
  warnOnce(
    `connections to ${origin}`,
    `${needed} connections to ${origin} are needed: one for each session and each open call, and one for the next answer. ` +
      `Over HTTP/1.1 a browser opens ${mostConnections}, so answers may wait behind the calls that wait for them, for ever. ` +
      `Write createHost({ connectionsPerOrigin: ${mostConnections} }) to let calls queue, or serve the origin over HTTP/2 and write Infinity.`,
  );
}
