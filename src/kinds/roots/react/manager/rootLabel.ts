import type { RootRecord } from "../../core/rootRecord.js";

/** What a sentence calls a root: its name, or else its path. */
export function rootLabel({ name, path }: Pick<RootRecord, "name" | "path">): string {
  return name ?? path;
}
