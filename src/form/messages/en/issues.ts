import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";

/** A bound that a value does not keep. */
export interface Limit {
  readonly limit: number;
}

/** Texts for the issues of a value: one sentence for each code. */
export interface IssueMessages {
  /** Nothing is entered where a value is needed. */
  readonly required: string;
  /** The entry cannot be a value at all. */
  readonly type: string;
  readonly enum: string;
  readonly const: string;
  readonly minLength: (params: Limit) => string;
  readonly maxLength: (params: Limit) => string;
  /** It lacks the form that the server wants; patterns are for machines, so none is shown. */
  readonly pattern: string;
  /** It is no e-mail address, web address, date or time. */
  readonly format: (params: { format: string }) => string;
  /** The bound is written out already. */
  readonly minimum: (params: { limit: string }) => string;
  readonly maximum: (params: { limit: string }) => string;
  readonly exclusiveMinimum: (params: { limit: string }) => string;
  readonly exclusiveMaximum: (params: { limit: string }) => string;
  readonly multipleOf: (params: { limit: string }) => string;
  readonly minItems: (params: Limit) => string;
  readonly maxItems: (params: Limit) => string;
  readonly uniqueItems: string;
  /** It is half a date or time. */
  readonly incomplete: string;
  readonly "not-a-number": string;
  /** A comma or point stands where it could mean another number. */
  readonly separator: string;
  readonly "not-an-integer": string;
  /** No number that can be sent is as large. */
  readonly "too-large": string;
  /** Whole numbers of this size would arrive rounded. */
  readonly "unsafe-integer": string;
  /** It has more digits than would arrive. */
  readonly "too-precise": string;
  /** It has half of a character that needs two. */
  readonly "lone-surrogate": string;
  /** It has a character that nobody sees, and few mean to type. */
  readonly "control-character": string;
  /** It is no JSON. */
  readonly json: string;
  /** The connection cannot carry it. */
  readonly unsupported: string;
  /** The app's own check of it failed. */
  readonly "check-failed": string;
  /** It fails another rule of the server's. */
  readonly other: string;
  /** Explains where in nested data a sentence belongs. */
  readonly at: (params: { place: string; issue: string }) => string;
  /** Tells which item of a list a sentence is about. */
  readonly atItem: (params: { position: number; issue: string }) => string;
}

const { number, plural } = createNumbers("en");

/** @see IssueMessages */
export const issues: IssueMessages = {
  required: "This needs an answer.",
  type: "This is not the kind of answer that is asked for.",
  enum: "Choose one of the options.",
  const: "This is not the value that is asked for.",
  minLength: ({ limit }) =>
    plural(limit, {
      one: "Enter at least 1 character.",
      other: `Enter at least ${number(limit)} characters.`,
    }),
  maxLength: ({ limit }) =>
    plural(limit, {
      one: "Enter at most 1 character.",
      other: `Enter at most ${number(limit)} characters.`,
    }),
  pattern: "This does not have the form that is asked for.",
  format: ({ format }) => {
    if (format === "email") return "Enter an e-mail address, such as name@example.com.";
    if (format === "uri") return "Enter an address with its scheme, such as https://example.com.";
    if (format === "date") return "Enter a date.";
    if (format === "date-time") return "Enter a date and a time.";
    return "This does not have the form that is asked for.";
  },
  minimum: ({ limit }) => `Enter ${limit} or more.`,
  maximum: ({ limit }) => `Enter ${limit} or less.`,
  exclusiveMinimum: ({ limit }) => `Enter more than ${limit}.`,
  exclusiveMaximum: ({ limit }) => `Enter less than ${limit}.`,
  multipleOf: ({ limit }) =>
    limit === "1" ? "Enter a whole number." : `Enter a multiple of ${limit}.`,
  minItems: ({ limit }) => `There must be at least ${number(limit)}.`,
  maxItems: ({ limit }) => `There can be at most ${number(limit)}.`,
  uniqueItems: "Enter each only once.",
  incomplete: "This is only half filled in.",
  "not-a-number": "Enter a number.",
  separator: "Write this number without separators between its digits, so that it has one meaning.",
  "not-an-integer": "Enter a whole number.",
  "too-large": "This number is too large to be sent.",
  "unsafe-integer": "This number is too large to be sent exactly.",
  "too-precise": "This number has more digits than can be sent exactly.",
  "lone-surrogate": "There is a broken character in this. Delete it or type it again.",
  "control-character":
    "There is an invisible control character in this. Delete it or type it again.",
  json: "This is not valid JSON.",
  unsupported: "The connection to this server cannot carry this answer.",
  "check-failed": "The app could not check this, so nothing was sent. Try again.",
  other: "The server does not take this answer.",
  at: ({ place, issue }) => `At ${isolate(place)}: ${issue}`,
  atItem: ({ position, issue }) => `Item ${number(position)}: ${issue}`,
};
