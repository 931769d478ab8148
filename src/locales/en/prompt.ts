import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

/** Texts around a question: who asks, how to leave, what else waits. */
export interface PromptMessages {
  /** The server's claim who it is, under the host's own name for it. */
  readonly claim: (params: { name: string; version?: string | undefined }) => string;
  /** States that the same operation asked this before. */
  readonly askedAgain: (params: { count: number }) => string;
  /** Tells how many questions wait behind this one in another host of the window, or in all of them once this one is over. */
  readonly waiting: (params: { count: number }) => string;
  /** Tells the place of this question in its line. */
  readonly placeOf: (params: { position: number; count: number }) => string;
  /** Shows the next question in line; begins with `placeOf`. */
  readonly showNext: (params: { position: number; count: number }) => string;
  /** Declines the request. */
  readonly decline: string;
  /** Opens the field for a reason. */
  readonly declineWithReason: string;
  /** Labels the field for a reason. */
  readonly reason: string;
  /** Tells who sees the reason, where it stays in the app. */
  readonly reasonHint: string;
  /** Tells before declining what becomes of what was entered. */
  readonly declineDiscards: string;
  /** Tells who sees the reason, where the host app sends it on. */
  readonly reasonSentHint: (params: { server: string }) => string;
  /** Leaves the step that asks for a reason. */
  readonly back: string;
  /** Leaves without a choice. */
  readonly cancel: string;
  /** States that a question was left without a choice, which can still be taken back. */
  readonly cancelled: string;
  /** Takes that back. */
  readonly undo: string;
  /** Tells how long that is possible, in seconds, and that the time waits for whoever is there; said aloud once. */
  readonly undoFor: (params: { count: number }) => string;
  /** Names the bar that tells what was just sent. */
  readonly sentBar: string;
  /** Tells in one line what a server got, in people's words. */
  readonly sentTo: (params: { server: string; what: string }) => string;
  /** States that a server got an answer which holds no values. */
  readonly sentNothing: (params: { server: string }) => string;
  /** States that a server was told of a no. */
  readonly toldDeclined: (params: { server: string }) => string;
  /** Closes a dialog, which leaves without a choice. */
  readonly close: string;
  /** Puts the question aside. */
  readonly later: string;
  /** Tells which view of the server asks, where an MCP App does and not the server itself. */
  readonly askedByView: (params: { view: string }) => string;
  /** Tells which operation asks. */
  readonly partOf: (params: { call: string }) => string;
  /** States that an operation asks, where it has no name. */
  readonly partOfCall: string;
  /** Tells which operation may ask: another part of the server may do so instead. */
  readonly maybePartOf: (params: { call: string }) => string;
  /** States that an operation may ask, where it has no name. */
  readonly maybePartOfCall: string;
  /** States that the operation which may have asked is over. */
  readonly callOver: string;
  /** Stops the operation that asks. */
  readonly stopCall: string;
  /** Names the menu of a question, and the button that opens it. */
  readonly more: string;
  /** Tells at which address the host app reaches the server. */
  readonly reachedAt: (params: { origin: string }) => string;
  /** Tells which revision of the protocol the connection speaks. */
  readonly speaks: (params: { revision: string }) => string;
  /** Tells that nothing else of this server is known to the host. */
  readonly firstRequest: string;
  /** Asks before what was entered is dropped. */
  readonly discardTitle: string;
  /** Explains what leaving would do. */
  readonly discardHint: string;
  /** Explains what stopping the whole operation would do. */
  readonly stopHint: string;
  /** Leaves in spite of what was entered. */
  readonly discard: string;
  /** Keeps what was entered for later. */
  readonly putAside: string;
  /** Loads once more what could not be loaded. */
  readonly loadAgain: string;
  /** States that the connection to the host was lost before the host said what became of an answer. */
  readonly maybeSent: string;
  /** States that a question waits, and that what shows it could not be loaded. */
  readonly notLoaded: (params: { server: string }) => string;
  /** Goes back to the form. */
  readonly keepEditing: string;
  /** Opens a question that waits: because the person is typing, or because it was put aside. */
  readonly answer: string;
  /** Names the bar in which questions wait. */
  readonly bar: string;
  /** Moves the bar in which questions wait to the other edge of the window. */
  readonly moveBar: string;
  /** States that a question was put aside. */
  readonly aside: string;
  /** Tells how many questions were put aside. */
  readonly asides: (params: { count: number }) => string;
  /** Brings back what is left to do about a question that is over. */
  readonly resume: string;
  /** Tells how many requests of a server were refused as they came, because no answer to them is possible. */
  readonly refusals: (params: { server: string; count: number }) => string;
  /** Takes a question that is over out of sight. */
  readonly dismiss: string;
  /** Copies what the form held. */
  readonly copyEntered: string;
  /** States that it was copied. */
  readonly copied: string;
  /** States that it could not be copied. */
  readonly notCopied: string;
  /** Names a dialog or card whose question failed to render. */
  readonly broken: string;
  /** Explains what that means and what the person can do. */
  readonly brokenHint: string;
  /** States that a press was not taken because something may cover what it was for. */
  readonly covered: string;
}

const { number, plural } = createNumbers("en");

/** @see PromptMessages */
export const prompt: PromptMessages = {
  claim: ({ name, version = "" }) => `says it is “${isolate(name)}” ${isolate(version)}`.trimEnd(),
  askedAgain: ({ count }) => `asked again (${number(count)})`,
  waiting: ({ count }) => `${number(count)} more waiting`,
  placeOf: ({ position, count }) => `${number(position)} of ${number(count)}`,
  showNext: ({ position, count }) => `${number(position)} of ${number(count)}, show the next`,
  decline: "Decline",
  declineWithReason: "Decline with a reason",
  reason: "Why you decline (optional)",
  reasonHint: "Stays in this app. The server only learns that you declined.",
  declineDiscards: "What you entered is discarded, and not sent.",
  reasonSentHint: ({ server }) => `Is sent to ${isolate(server)}, and kept in this app.`,
  back: "Back",
  cancel: "Cancel",
  cancelled: "Cancelled.",
  undo: "Undo",
  undoFor: ({ count }) =>
    `You can undo this for ${plural(count, { one: "1 second", other: `${number(count)} seconds` })}, and longer while you are at the Undo button.`,
  sentBar: "Just sent",
  sentTo: ({ server, what }) => `Sent to ${isolate(server)}: ${isolate(what)}`,
  sentNothing: ({ server }) => `Sent to ${isolate(server)}.`,
  toldDeclined: ({ server }) => `${isolate(server)} was told that you declined.`,
  close: "Close",
  later: "Later",
  askedByView: ({ view }) => `Asked by its view “${isolate(view)}”`,
  partOf: ({ call }) => `Part of “${isolate(call)}”`,
  partOfCall: "Part of an operation",
  maybePartOf: ({ call }) => `May be part of “${isolate(call)}”`,
  maybePartOfCall: "May be part of an operation",
  callOver: "The operation that may have asked this is over. You can still answer.",
  stopCall: "Stop task",
  more: "More options",
  reachedAt: ({ origin }) => `Address: ${isolate(origin)}`,
  speaks: ({ revision }) => `MCP revision: ${isolate(revision)}`,
  firstRequest: "First known request from this server",
  discardTitle: "Discard your answers?",
  discardHint: "Nothing has been sent. If you cancel, the server is told you dismissed it.",
  stopHint: "Nothing has been sent. Stopping ends the operation and everything that it asks.",
  discard: "Cancel the request",
  putAside: "Later",
  loadAgain: "Try again",
  maybeSent: "The connection broke off before it was certain whether this arrived.",
  notLoaded: ({ server }) =>
    `A question from ${isolate(server)} waits: what shows it could not be loaded.`,
  keepEditing: "Keep editing",
  answer: "Answer",
  bar: "Questions that wait for you",
  moveBar: "Move to the other edge",
  aside: "You left this for later.",
  asides: ({ count }) =>
    plural(count, { one: "1 question for later", other: `${number(count)} questions for later` }),
  resume: "Continue",
  refusals: ({ server, count }) =>
    plural(count, {
      one: `1 request from ${isolate(server)} was refused: nobody could answer it.`,
      other: `${number(count)} requests from ${isolate(server)} were refused: nobody could answer them.`,
    }),
  dismiss: "Dismiss",
  copyEntered: "Copy",
  copied: "Copied.",
  notCopied: "Nothing was copied. Select the text and copy it yourself.",
  broken: "This question cannot be shown",
  brokenHint:
    "The app failed while it was showing a question from a server. Nothing has been sent. You can decline it, or try again.",
  covered:
    "Something may be covering this part of the page, so your press was not taken. Once you can see all of it, wait a moment and press again.",
};
