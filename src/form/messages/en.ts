import { type FormMessages, form } from "./en/form.js";
import { type IssueMessages, issues } from "./en/issues.js";
import { type ProblemMessages, problems } from "./en/problems.js";
import { type ReviewMessages, review } from "./en/review.js";

/** The part of a catalogue that is about forms. */
export interface FormCatalogue {
  /** Texts of a form: its controls, hints and buttons. */
  readonly form: FormMessages;
  /** Texts for the issues of a value: one sentence for each code. */
  readonly issues: IssueMessages;
  /** Texts for the problems of a server's request: one sentence for each code. */
  readonly problems: ProblemMessages;
  /** Texts for the review of what leaves. */
  readonly review: ReviewMessages;
}

export const formMessages: FormCatalogue = { form, issues, problems, review };
export type { FormMessages, Range as FormRange } from "./en/form.js";
export type { IssueMessages, Limit as IssueLimit } from "./en/issues.js";
export type { ProblemMessages } from "./en/problems.js";
export type { ReviewMessages } from "./en/review.js";
