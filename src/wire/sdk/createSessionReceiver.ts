import { isDevelopment } from "../../developer/isDevelopment.js";
import type { LocalHost } from "../../host/host.js";
import type { HostSession } from "../../host/session.js";
import type { Claim } from "./claim.js";
import type { Declarations } from "./declareByRevision.js";
import { findTap } from "./findTap.js";
import type { McpClientLike } from "./mcpClientLike.js";
import { isVersion2, type Receive } from "./registerHandlers.js";
import { wouldSend } from "./rehearse.js";

/** Returns the function that hands a client's requests to its session, as a tap saw them where there is one. */
export function createSessionReceiver({
  host,
  session,
  client,
  claim,
  declarations,
  catchUp,
}: {
  host: LocalHost;
  session: HostSession;
  client: McpClientLike;
  claim: Claim;
  declarations: Pick<Declarations, "leftOut">;
  /** Takes over what connecting made known of the server. */
  catchUp: () => void;
}): Receive {
  return async (method, params, context) => {
    catchUp();
    const { id, signal, meta, notify, settled } = context;
    const asked = findTap(client.transport)?.find(id);
    const call = asked && host.callOf(asked.marker);
    if (isDevelopment() && !claim.isModern() && asksWithinCalls.has(method))
      void noteUntracked(host, session.id, method);
    try {
      const result = await session.receive(method, asked ? asked.params : params, {
        ...(signal && { signal }),
        ...(call !== undefined && { call }),
        meta,
        notify,
        ...(settled && { settled }),
        embedded: claim.isModern(),
        ...(declarations.leftOut(method) && { undeclared: true }),
        ...(!asked &&
          !isVersion2(client) && {
            supports: (result: object) => wouldSend(client, method, params, result),
          }),
      });
      return asked ? asked.keepResult(result) : result;
    } catch (error) {
      asked?.fail();
      throw error;
    }
  };
}

/** The methods that servers ask because of a call; for roots they ask at any time. */
const asksWithinCalls: ReadonlySet<string> = new Set([
  "elicitation/create",
  "sampling/createMessage",
]);

async function noteUntracked(host: LocalHost, id: string, method: string): Promise<void> {
  const { sessions, calls } = host.getState();
  if (calls.some(({ session }) => session === id)) return;
  const { warnOfUntrackedCall } = await import("../../developer/warnings.js");
  warnOfUntrackedCall(sessions.find((session) => session.id === id)?.name ?? id, method);
}
