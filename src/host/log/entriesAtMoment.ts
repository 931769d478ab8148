import type { LogEntry } from "./logEntry.js";

/** Reads the entries of a log. */
type ReadEntries = () => readonly LogEntry[];

// By the function itself: a host app may put one of its own in its place.
const moments = new WeakMap<ReadEntries, () => ReadEntries>();

/** Notes that what a function reads can be taken as it is at a moment, and listed later; returns the function. */
export function listedLater(entries: ReadEntries, take: () => ReadEntries): ReadEntries {
  moments.set(entries, take);
  return entries;
}

/** Takes the entries as they are now; a log of the host app's own lists them for that, ours only once somebody reads them. */
export function takeEntries(log: { entries: ReadEntries }): ReadEntries {
  const take = moments.get(log.entries);
  if (take) return take();
  const now = log.entries();
  return () => now;
}
