import { sha256 } from "../../wire/protocol/sha256.js";
import type { LogEntry } from "./logEntry.js";

/** The hash that a chain begins with. */
export const chainStart: string = "0".repeat(64);

/** The result of {@link verifyLogChain}: where the first entry stands that was changed, or before which some are missing. */
export type ChainVerdict =
  | { readonly intact: true }
  | { readonly intact: false; readonly at: number; readonly id?: string };

/** Ties an entry to the one before. */
export function chainEntry(entry: LogEntry, previous: string): LogEntry {
  return { ...entry, chain: { previous, hash: hashOf(entry, previous) } };
}

/**
 * Whether entries of a chained log, or what `toJsonLines` wrote and was parsed, are all there, in order and unchanged.
 * A log that forgot its oldest entries begins in the middle: `from` is the hash that its first entry follows on. Entries
 * missing at the end show only against `to`, the last hash as it was known elsewhere: whoever can write the whole log can
 * write another chain, so keep that hash where they cannot.
 */
export function verifyLogChain(
  entries: readonly LogEntry[],
  { from, to }: { readonly from?: string; readonly to?: string } = {},
): ChainVerdict {
  let previous = from ?? entries[0]?.chain?.previous ?? chainStart;
  for (const [at, entry] of entries.entries()) {
    const { chain } = entry;
    if (chain?.previous !== previous || chain.hash !== hashOf(entry, previous))
      return { intact: false, at, id: entry.id };
    previous = chain.hash;
  }
  return to === undefined || to === previous
    ? { intact: true }
    : { intact: false, at: entries.length };
}

function hashOf({ chain: _, ...entry }: LogEntry, previous: string): string {
  return sha256(previous + JSON.stringify(entry, withSortedKeys));
}

/** A database may give the keys back in another order. */
function withSortedKeys(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
