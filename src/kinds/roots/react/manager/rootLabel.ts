import type { RootRecord } from "../../core/rootRecord.js";

/** The name of a root in a sentence: its own, or else its path. */
export function rootLabel({ name, path }: Pick<RootRecord, "name" | "path">): string {
  return name ?? path;
}
