import type { Question } from "../host/question.js";
import type { ElicitRequest } from "../protocol/elicitRequest.js";

/** How far a person got with a page that a server sends them to. */
export interface Visit {
  /** `consent`: nothing was opened yet. `waiting`: the person agreed to go. `complete`: the server, or the person, says it is done. */
  readonly visit: "consent" | "waiting" | "complete";
  /** Whether a call waits until the visit is complete (error -32042); otherwise consent alone was the answer. */
  readonly required: boolean;
}

/** One elicitation, as the host's state holds it. */
export type ElicitationQuestion = Question<ElicitRequest, Visit>;

/** Whether a question of the host's state is an elicitation. */
export function isElicitation(question: Question): question is ElicitationQuestion {
  return question.kind === "elicitation";
}
