import { createNumbers } from "../../../../locales/writing/createNumbers.js";
import { isolate } from "../../../../locales/writing/isolate.js";

/** The question of a server that wants to know the folders. */
export interface RootsConsentMessages {
  /** Names the question. */
  readonly asks: (params: { server: string }) => string;
  /** Names it once it is over. */
  readonly ended: (params: { server: string }) => string;
  /** Explains what the server gets, above the folders. */
  readonly intro: (params: { server: string }) => string;
  /** States that there is no folder to give. */
  readonly none: (params: { server: string }) => string;
  /** Names the list of folders. */
  readonly list: string;
  /** States, above their addresses, that the server is asked to keep out of folders. */
  readonly keepsOut: string;
  /** Tells that a yes or no holds for later, too. */
  readonly remembered: string;
  /** Tells the same where some folders are not ticked. */
  readonly rememberedPart: string;
  /** Labels the choice of how long the answer holds. */
  readonly term: string;
  /** Has the answer hold for this request alone. */
  readonly once: string;
  /** Tells that the person is asked again. */
  readonly onceHint: string;
  /** Has the answer hold from now on. */
  readonly always: string;
  /** States that a no ends the whole call. */
  readonly failsCall: string;
  /** Answers yes. */
  readonly share: (params: { count: number }) => string;
  /** Answers yes where there is no folder. */
  readonly shareNone: string;
  /** Answers no. */
  readonly refuse: string;
  /** Labels the field for a reason. */
  readonly reason: string;
  /** Explains what a yes did. */
  readonly shared: (params: { count: number }) => string;
  /** Explains what a no did. */
  readonly refused: string;
}

const { number, plural } = createNumbers("en");

/** @see RootsConsentMessages */
export const rootsConsent: RootsConsentMessages = {
  asks: ({ server }) => `${isolate(server)} asks which folders it may work in`,
  ended: ({ server }) => `The question from ${isolate(server)} is over`,
  intro: ({ server }) => `If you agree, ${isolate(server)} learns of the folders that are ticked:`,
  none: ({ server }) =>
    `You offer ${isolate(server)} no folder. If you agree, it learns just that.`,
  list: "Folders",
  keepsOut: "It is asked to keep out of:",
  remembered:
    "Your answer holds for later, too, and for folders that you add. Change it whenever you like.",
  rememberedPart:
    "It holds for later, too, but for these folders only: others stay unknown. Change it whenever you like.",
  term: "How long your answer holds",
  once: "Only this time",
  onceHint: "You are asked again the next time.",
  always: "Until I change it",
  failsCall: "If you decline, the task that asks fails.",
  share: ({ count }) =>
    plural(count, { one: "Share 1 folder", other: `Share ${number(count)} folders` }),
  shareNone: "Share the empty list",
  refuse: "Decline",
  reason: "Why you decline (optional)",
  shared: ({ count }) =>
    plural(count, { one: "It got 1 folder.", other: `It got ${number(count)} folders.` }),
  refused: "It did not get the list.",
};
