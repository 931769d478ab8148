import type { Outcome } from "../../host/outcome.js";

/** A thrown error as text, which an SDK sends where the server gave no reason: "AbortError: signal is aborted without reason". */
const thrown = /^[A-Z]\w*Error\b/;

/** Returns the server's own words on why it withdrew a question; `undefined` if it gave none for people. */
export function withdrawalWords(outcome: Outcome): string | undefined {
  const words = "withdrawalMessage" in outcome ? outcome.withdrawalMessage : undefined;
  return words !== undefined && thrown.test(words) ? undefined : words;
}
