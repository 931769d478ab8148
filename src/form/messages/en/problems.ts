import { isolate } from "../../../locales/writing/isolate.js";

/** Texts for the problems of a server's request: one sentence for each code. */
export interface ProblemMessages {
  /** Introduces why one part of the form is missing. */
  readonly hidden: (params: { label: string; reason: string }) => string;
  /** Introduces a note on one part of the form. */
  readonly noted: (params: { label: string; reason: string }) => string;
  /** The schema asks for something that no form can give. */
  readonly "root-not-object": string;
  /** There is more of it than is shown. */
  readonly "too-large": string;
  /** It nests deeper than is read. */
  readonly "too-deep": string;
  /** Its description is broken. */
  readonly "schema-malformed": string;
  /** Part of its description is broken. */
  readonly "keyword-malformed": string;
  /** It is of a type that does not exist. */
  readonly "type-unknown": string;
  /** No value of it can be valid. */
  readonly "never-valid": string;
  /** It refers to something that is not there. */
  readonly "ref-unresolved": string;
  /** It is asked for but not described. */
  readonly "required-undescribed": string;
  /** There are values of it that the form does not offer. */
  readonly "alternatives-narrowed": string;
  /** The names of its options do not match them. */
  readonly "enum-names-mismatch": string;
  /** Some of its options could not be answered. */
  readonly "options-dropped": string;
  /** The server's suggestion is not a valid value. */
  readonly "default-dropped": string;
  /** The connection cannot carry a value of it. */
  readonly unsupported: string;
}

/** @see ProblemMessages */
export const problems: ProblemMessages = {
  hidden: ({ label, reason }) => `${isolate(label)} cannot be shown: ${reason}`,
  noted: ({ label, reason }) => `${isolate(label)}: ${reason}`,
  "root-not-object": "The server asks for something that is not a form.",
  "too-large": "The server asks for more than a form can show.",
  "too-deep": "it is nested too deeply to be checked here; the server checks it.",
  "schema-malformed": "the server described it wrongly.",
  "keyword-malformed": "the server described part of it wrongly; that part is ignored.",
  "type-unknown": "the server asks for a kind of answer that does not exist.",
  "never-valid": "no answer to it could be right.",
  "ref-unresolved": "the server refers to a description that is not there.",
  "required-undescribed": "the server asks for it without describing it.",
  "alternatives-narrowed": "the server would take other kinds of answer, too.",
  "enum-names-mismatch":
    "the names of its options do not match, so the options are shown as they are sent.",
  "options-dropped": "some of its options could not be answered and are left out.",
  "default-dropped": "what the server suggests is not a valid value and is left out.",
  unsupported: "the connection to this server cannot carry such an answer.",
};
