import { createNumbers } from "../../../locales/writing/createNumbers.js";
import { isolate } from "../../../locales/writing/isolate.js";

const { number, plural } = createNumbers("en");

/** Texts for the review of what leaves, and for nested data in fields: they load with those. */
export interface ReviewMessages {
  /** Heads what the server would get. */
  readonly title: (params: { server: string }) => string;
  /** Asks before a secret is sent. */
  readonly secretTitle: (params: { server: string }) => string;
  /** Explains what sending a secret means. */
  readonly secretHint: string;
  /** Tells how many values leave that the server filled in and the person has not had on screen. */
  readonly unseen: (params: { count: number }) => string;
  /** Marks such a value. */
  readonly notSeen: string;
  /** Sends what is shown. */
  readonly send: string;
  /** Sends what is shown, a secret among it. */
  readonly sendAnyway: string;
  /** Goes back to the fields. */
  readonly back: string;
  /** States that no field has a value. */
  readonly nothing: string;
  /** Marks a value that differs from the server's suggestion. */
  readonly changed: string;
  /** Marks a field whose suggestion is not sent. */
  readonly leftOut: string;
  /** Shows what leaves as it is on the wire, while it is pressed. */
  readonly showAsJson: string;
  /** Shows the JSON of nested data in place of its fields, to be changed there. */
  readonly editAsJson: string;
  /** Goes back from the JSON to the fields. */
  readonly editAsFields: string;
  /** States that the JSON holds what no field can show. */
  readonly notInFields: string;
  /** Shows the fields of nested data that has no value yet. */
  readonly fillIn: (params: { label: string }) => string;
  /** Names one of the text areas of a field that has thousands of lines. */
  readonly piece: (params: { label: string; position: number; count: number }) => string;
  /** Explains what the server suggested. */
  readonly suggested: (params: { value: string }) => string;
}

/** @see ReviewMessages */
export const review: ReviewMessages = {
  title: ({ server }) => `This is what ${isolate(server)} will get`,
  secretTitle: ({ server }) => `Send a secret to ${isolate(server)}?`,
  secretHint:
    "Servers must not ask for secrets in a form. Whoever runs this server can read it and keep it.",
  unseen: ({ count }) =>
    plural(count, {
      one: "The server filled in 1 of these values, and you have not seen it yet.",
      other: `The server filled in ${number(count)} of these values, and you have not seen them yet.`,
    }),
  notSeen: "not seen yet",
  send: "Send",
  sendAnyway: "Send it anyway",
  back: "Go back",
  nothing: "Your agreement, and nothing else.",
  changed: "changed",
  leftOut: "left out",
  showAsJson: "Show as JSON",
  editAsJson: "Edit as JSON",
  editAsFields: "Edit in fields",
  notInFields: "What is written fits no fields: go on in JSON, or clear it.",
  fillIn: ({ label }) => `Fill in ${isolate(label)}`,
  piece: ({ label, position, count }) =>
    `${isolate(label)}, piece ${number(position)} of ${number(count)}`,
  suggested: ({ value }) => `The server suggested ${isolate(value)}`,
};
