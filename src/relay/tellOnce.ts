import { throwLater } from "../developer/throwLater.js";

/**
 * Tells errors on; the same sentence again only after a while, however often a broken or hostile side brings it up. Never
 * throws itself.
 */
export function tellOnce(tell: (error: unknown) => void, quiet = 10_000): (error: unknown) => void {
  const told = new Map<string, number>();
  return (error) => {
    const sentence = error instanceof Error ? error.message : String(error);
    const now = Date.now();
    const before = told.get(sentence);
    if (before !== undefined && now - before < quiet) return;
    if (told.size >= mostSentences) told.clear();
    told.set(sentence, now);
    try {
      tell(error);
    } catch (second) {
      throwLater(new AggregateError([error, second], "onError threw when it was told of an error"));
    }
  };
}

const mostSentences = 100;

/** Writes an error where developers look: what the other side sends must not be able to end this process, as a throw would. */
export function writeDown(error: unknown): void {
  // oxlint-disable-next-line no-console -- Nobody said where errors go, and silence would hide them.
  console.error(error);
}
