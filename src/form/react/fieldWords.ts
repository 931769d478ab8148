import type { Question } from "../../host/question.js";
import type { Field } from "../../schema/field.js";
import type { ElicitFormRequest } from "../../wire/protocol/elicitRequest.js";
import type { Json } from "../../wire/protocol/json.js";
import type { FormIssue } from "../model/formIssue.js";

/** The question that a field is part of: which session asks, and for what. */
export type FieldQuestion = Pick<
  Question<ElicitFormRequest>,
  "id" | "session" | "request" | "viewUri"
>;

/**
 * Labels, hints, messages and checks of the app's own, for the fields that it knows: `undefined` leaves everything as it
 * is. Texts stand between marks of direction (U+2068, U+2069) where they are part of a sentence.
 */
export interface FieldWords {
  /** Names a field in place of the server's title, in the form, its summary, the review and what was sent. */
  readonly label?: (field: Field, question: FieldQuestion) => string | undefined;
  /** Tells which values are valid, in place of our hint; `""` for no hint. */
  readonly hint?: (field: Field, question: FieldQuestion) => string | undefined;
  /** Explains one issue, in place of the catalogue's sentence. */
  readonly issue?: (issue: FormIssue, field: Field, question: FieldQuestion) => string | undefined;
  /**
   * Explains why the app does not let a value be sent; `undefined` lets it. Called with what would be sent, `undefined` for a
   * field that is left out, once the schema allows that: in every attempt to send or review, and after one failed at each change
   * of the field. What it throws goes to the `HostProvider`'s `onError`, and the value is not sent.
   */
  readonly validate?: (
    field: Field,
    value: Json | undefined,
    question: FieldQuestion,
  ) => string | undefined | Promise<string | undefined>;
}
