import type { Outcome } from "../../host/outcome.js";
import type { Question } from "../../host/question.js";
import type { Messages } from "../../messages/messages.js";
import { causeOf } from "./causeOf.js";

/** Returns the sentence that says how a question ended. */
export function endingTitle(
  { outcome, elsewhere }: Pick<Question, "elsewhere"> & { readonly outcome: Outcome },
  ending: Messages["ending"],
): string {
  return elsewhere ? ending.answeredElsewhere : ending[causeOf(outcome)];
}
