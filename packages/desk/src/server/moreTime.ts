import type { Receipt } from "mcp-host-ui/host";
import { type DeskCore, isQuestion } from "./deskCore.js";
import { refusedAs, settledBy, unknownQuestion } from "./receipts.js";

/** The most times that people may ask for more time for one question. */
const most = 100;

/** Asks the node where a question waits for more time; the page hears by its feed where the deadline is then. */
export async function askMoreTime(
  { records }: DeskCore,
  audience: string,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<Receipt> {
  let receipt = unknownQuestion(id);
  await records.change(audience, id, (kept) => {
    if (!isQuestion(kept)) return undefined;
    const { phase, outcome, deadline, extendBy, moreTime = [] } = kept.record;
    if (moreTime.includes(key)) receipt = { done: true };
    else if (phase === "settled") receipt = settledBy(outcome);
    else if (deadline === undefined || extendBy === undefined || moreTime.length >= most)
      receipt = refusedAs("The deadline of this question cannot move.");
    else {
      receipt = { done: true };
      const record = { ...kept.record, moreTime: [...moreTime, key] };
      return { record, expiresAt: kept.expiresAt + extendBy };
    }
    return undefined;
  });
  return receipt;
}
