import type { CallRecord } from "./calls.js";
import { connectionsTo, streamedOrigin } from "./connections.js";
import type { SessionRecord } from "./session.js";

/** What browsers open to one origin over HTTP/1.1. */
const mostConnections = 6;

const warned = new Set<string>();

/** Names, once for each origin and in development only, why calls to it may never end. */
export function warnOfConnections(
  session: SessionRecord | undefined,
  sessions: readonly SessionRecord[],
  calls: readonly CallRecord[],
): void {
  const origin = streamedOrigin(session);
  if (origin === undefined || warned.has(origin) || !isDevelopment()) return;
  const needed = connectionsTo(origin, sessions, calls);
  if (needed <= mostConnections) return;
  warned.add(origin);
  // It is for the developer, and no error: nothing has failed yet.
  // oxlint-disable-next-line no-console
  console.warn(
    `${needed} connections to ${origin} are needed: one for each session and each open call, and one for the next answer. ` +
      `Over HTTP/1.1 a browser opens ${mostConnections}, so answers may wait behind the calls that wait for them, for ever. ` +
      `Write createHost({ connectionsPerOrigin: ${mostConnections} }) to let calls queue, or serve the origin over HTTP/2 and write Infinity.`,
  );
}

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Bundlers replace the expression; a page without one has no `process`. */
function isDevelopment(): boolean {
  try {
    return process.env.NODE_ENV !== "production";
  } catch {
    return true;
  }
}
