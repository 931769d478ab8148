import { isolate } from "../writing/isolate.js";

/** What is wrong with a server's request: one sentence for each code of a problem. */
export interface ProblemMessages {
  /** Introduces why one part of the form is missing. */
  readonly hidden: (params: { label: string; reason: string }) => string;
  /** Introduces a note on one part of the form. */
  readonly noted: (params: { label: string; reason: string }) => string;
  /** The schema asks for something that no form can give. */
  readonly root: string;
  /** There is more of it than is shown. */
  readonly tooLarge: string;
  /** It nests deeper than is read. */
  readonly tooDeep: string;
  /** Its description is broken. */
  readonly malformed: string;
  /** No answer to it can be right. */
  readonly neverValid: string;
  /** It refers to something that is not there. */
  readonly unresolved: string;
  /** It is asked for but not described. */
  readonly undescribed: string;
  /** There are answers to it that the form does not offer. */
  readonly narrowed: string;
  /** The names of its options do not match them. */
  readonly enumNames: string;
  /** Some of its options could not be answered. */
  readonly optionsDropped: string;
  /** What the server suggests is not a valid answer. */
  readonly defaultDropped: string;
  /** The connection cannot carry an answer to it. */
  readonly uncarried: string;
}

/** @see ProblemMessages */
export const problems: ProblemMessages = {
  hidden: ({ label, reason }) => `${isolate(label)} cannot be shown: ${reason}`,
  noted: ({ label, reason }) => `${isolate(label)}: ${reason}`,
  root: "The server asks for something that is not a form.",
  tooLarge: "The server asks for more than a form can show.",
  tooDeep: "it is nested too deeply to be checked here; the server checks it.",
  malformed: "the server described it wrongly.",
  neverValid: "no answer to it could be right.",
  unresolved: "the server refers to a description that is not there.",
  undescribed: "the server asks for it without describing it.",
  narrowed: "the server would take other kinds of answer, too.",
  enumNames: "the names of its options do not match, so the options are shown as they are sent.",
  optionsDropped: "some of its options could not be answered and are left out.",
  defaultDropped: "what the server suggests is not a valid answer and is left out.",
  uncarried: "the connection to this server cannot carry such an answer.",
};
