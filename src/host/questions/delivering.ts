import type { Waiting } from "../calls/waiting.js";
import type { Receipt } from "../command.js";
import type { Decision } from "../decision.js";
import type { EndElsewhere } from "../delivery.js";
import type { Reply } from "../reply.js";
import type { Settlement } from "./settlement.js";

/**
 * Returns the function that delivers an answer to where it is waited for, and settles what somebody there was faster with.
 * One answer to a question is on its way at a time: the next one goes where that did not arrive.
 */
export function createDelivering(
  waiting: ReadonlyMap<string, Waiting>,
  settledElsewhere: (id: string, end: EndElsewhere) => void,
): Settlement["deliver"] {
  const onTheWay = new Map<string, Promise<Receipt | undefined>>();

  const send = (id: string, reply: Reply, decision: Decision) =>
    waiting
      .get(id)
      ?.delivery?.deliver(reply, decision)
      .then((receipt) => {
        if (!receipt.done && receipt.outcome)
          settledElsewhere(id, { outcome: receipt.outcome, own: false });
        return receipt;
      });

  return (id, reply, decision) => {
    const deliver = () => send(id, reply, decision);
    const before = onTheWay.get(id);
    // Whoever gave the answer before has heard of it, and settled the question, by then.
    const delivering = before ? before.then(deliver, deliver) : deliver();
    if (!delivering) return undefined;
    onTheWay.set(id, delivering);
    const arrived = () => {
      if (onTheWay.get(id) === delivering) onTheWay.delete(id);
    };
    delivering.then(arrived, arrived);
    return delivering;
  };
}
