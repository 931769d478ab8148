import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

/** Several requests of one server that a person settles together. */
export interface SelectionMessages {
  /** Selects a request. */
  readonly select: string;
  /** Selects every request of a server. */
  readonly selectAll: (params: { server: string }) => string;
  /** Tells how many requests of a server are selected. */
  readonly selected: (params: { server: string; count: number }) => string;
  /** Selects nothing any more. */
  readonly clear: string;
  /** Heads what is the same about all of them. */
  readonly same: string;
  /** Heads what is not the same about all of them. */
  readonly different: string;
  /** States that there is none of something. */
  readonly none: string;
  /** Tells how many values are not shown. */
  readonly more: (params: { count: number }) => string;
  /** Allows them all. */
  readonly allow: (params: { count: number }) => string;
  /** Sends the answers that are shown. */
  readonly send: (params: { count: number }) => string;
  /** Denies them all. */
  readonly deny: (params: { count: number }) => string;
  /** States that some of them have to be opened to be allowed. */
  readonly notAllowed: (params: { count: number }) => string;
  /** States that some of them have to be opened to be denied. */
  readonly notDenied: (params: { count: number }) => string;
  /** Tells how many were allowed. */
  readonly allowed: (params: { count: number }) => string;
  /** Tells how many answers were sent. */
  readonly sent: (params: { count: number }) => string;
  /** Tells how many were denied. */
  readonly denied: (params: { count: number }) => string;
  /** Tells how many ended before the person decided. */
  readonly gone: (params: { count: number }) => string;
  /** Tells how many still wait, because they have to be opened. */
  readonly left: (params: { count: number }) => string;
}

const { number, plural } = createNumbers("en");

/** @see SelectionMessages */
export const selection: SelectionMessages = {
  select: "Select",
  clear: "Clear selection",
  same: "The same in all",
  different: "Different",
  none: "None",
  selectAll: ({ server }) => `Select all from ${isolate(server)}`,
  selected: ({ server, count }) =>
    plural(count, {
      one: `1 request from ${isolate(server)} selected`,
      other: `${number(count)} requests from ${isolate(server)} selected`,
    }),
  more: ({ count }) => plural(count, { one: "1 more", other: `${number(count)} more` }),
  allow: ({ count }) => `Allow ${number(count)}`,
  send: ({ count }) =>
    plural(count, { one: "Send 1 answer", other: `Send ${number(count)} answers` }),
  deny: ({ count }) => `Decline ${number(count)}`,
  notAllowed: ({ count }) =>
    plural(count, {
      one: "1 of them cannot be allowed here. Open it to decide.",
      other: `${number(count)} of them cannot be allowed here. Open them to decide.`,
    }),
  notDenied: ({ count }) =>
    plural(count, {
      one: "1 of them cannot be declined here. Open it to decide.",
      other: `${number(count)} of them cannot be declined here. Open them to decide.`,
    }),
  allowed: ({ count }) =>
    plural(count, { one: "1 request allowed.", other: `${number(count)} requests allowed.` }),
  sent: ({ count }) =>
    plural(count, { one: "1 answer sent.", other: `${number(count)} answers sent.` }),
  denied: ({ count }) =>
    plural(count, { one: "1 request declined.", other: `${number(count)} requests declined.` }),
  gone: ({ count }) =>
    plural(count, {
      one: "1 request ended before you decided.",
      other: `${number(count)} requests ended before you decided.`,
    }),
  left: ({ count }) =>
    plural(count, {
      one: "1 request still waits. Open it to decide.",
      other: `${number(count)} requests still wait. Open them to decide.`,
    }),
};
