import { createNumbers } from "../writing/createNumbers.js";
import { isolate } from "../writing/isolate.js";

/** A server that asks too much, or that the person has blocked. */
export interface FloodMessages {
  /** Names the notice. */
  readonly notice: string;
  /** States that a server asks too much. */
  readonly tooMuch: (params: { server: string }) => string;
  /** Tells how many requests were refused because too many came at once. */
  readonly refused: (params: { count: number }) => string;
  /** States that the person blocked a server. */
  readonly blocked: (params: { server: string }) => string;
  /** Blocks a server for now. */
  readonly block: string;
  /** Lets a server go on asking. */
  readonly allow: string;
  /** Asks before a server is blocked. */
  readonly blockTitle: (params: { server: string }) => string;
  /** Explains what blocking does, and how to undo it. */
  readonly blockHint: string;
  /** States that the host app does not let this window block servers. */
  readonly notBlocked: string;
  /** Lets a blocked server ask again. */
  readonly unblock: string;
}

const { number, plural } = createNumbers("en");

/** @see FloodMessages */
export const flood: FloodMessages = {
  notice: "Too many requests",
  tooMuch: ({ server }) => `${isolate(server)} asks too much at once.`,
  refused: ({ count }) =>
    plural(count, {
      one: "1 request was refused.",
      other: `${number(count)} requests were refused.`,
    }),
  blocked: ({ server }) => `You blocked ${isolate(server)} for now.`,
  block: "Block server",
  allow: "Keep allowing",
  blockTitle: ({ server }) => `Block ${isolate(server)}?`,
  blockHint:
    "Nothing from this server is asked or answered any more, whatever you allowed it before. What waits from it ends now. You can let it ask again from the notice at the top of the page.",
  notBlocked: "This window may not block servers.",
  unblock: "Let it ask again",
};
