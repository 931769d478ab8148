import type { Outcome } from "./outcome.js";
import type { Settlement } from "./settlement.js";
import type { Waiting } from "./waiting.js";

/** Returns the function that delivers an answer to where it is waited for, and settles what somebody there was faster with. */
export function createDelivering(
  waiting: ReadonlyMap<string, Waiting>,
  settledElsewhere: (id: string, outcome: Outcome) => void,
): Settlement["deliver"] {
  return (id, reply, decision) =>
    waiting
      .get(id)
      ?.delivery?.deliver(reply, decision)
      .then((receipt) => {
        if (!receipt.done && receipt.outcome) settledElsewhere(id, receipt.outcome);
        return receipt;
      });
}
