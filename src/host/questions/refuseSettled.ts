import type { Receipt } from "../command.js";
import type { Question } from "../question.js";

/** The receipt for a command that came too late, or for no question at all. */
export function refuseSettled(id: string, question: Question | undefined): Receipt {
  if (!question?.outcome)
    return { done: false, rejection: "unknown", message: `This host has no question ${id}.` };
  const { sent, by } = question.outcome;
  return {
    done: false,
    rejection: "settled",
    message: `Question ${id} was settled before (sent: ${sent}, by: ${by}).`,
    outcome: question.outcome,
  };
}
