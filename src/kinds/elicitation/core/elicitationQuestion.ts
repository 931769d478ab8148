import type { FormProblem } from "../../../form/model/readElicitationForm.js";
import type { Question } from "../../../host/question.js";
import type { ElicitRequest } from "../../../wire/protocol/elicitRequest.js";

/** The progress of a person's visit to a page that a server sends them to. */
export interface Visit {
  /** `consent`: nothing was opened yet. `waiting`: the person agreed to go. `complete`: the server, or the person, says it is done. */
  readonly visit: "consent" | "waiting" | "complete";
  /** Whether a call waits until the visit is complete (error -32042); otherwise consent alone was the answer. */
  readonly required: boolean;
  /** Whether the server said that it is complete before the person agreed to go. */
  readonly done?: boolean;
  /** Who agreed to go, where a call waits for the visit and the host app named whoever sits at the window. */
  readonly principal?: string;
}

/** Why a form cannot be accepted. */
export interface Unanswerable {
  /** The blocking problems: each rules out every answer to the form; at least one. */
  readonly blockingProblems: readonly FormProblem[];
}

/** One elicitation, as the host's state holds it: with the visit to a page, or what makes a form unanswerable. */
export type ElicitationQuestion = Question<ElicitRequest, Visit | Unanswerable>;

/** Whether a question of the host's state is an elicitation. */
export function isElicitation(question: Question): question is ElicitationQuestion {
  return question.kind === "elicitation";
}

/** The progress of a question's visit; `undefined` for a form. */
export function visitOf({ detail }: ElicitationQuestion): Visit | undefined {
  return detail && "visit" in detail ? detail : undefined;
}
