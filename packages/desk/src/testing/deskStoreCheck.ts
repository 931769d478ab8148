import type { DeskEntry, DeskStore, StoredEntry } from "../server/kept/store.js";

/** Opens the store as one more node does: on the engine that the others have, with a connection of its own if it takes one. */
export type OpenDeskStore = () => DeskStore | Promise<DeskStore>;

/** Something that every store has to do. */
export interface DeskStoreCheck {
  /** A sentence without its subject, as tests are named. */
  readonly name: string;
  /** Rejects with what the store did instead. */
  run(open: OpenDeskStore): Promise<void>;
}

/** Throws unless a condition holds. */
export function demand(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}

/** Returns what was written; throws where the store says that another was first. */
export function written(entry: StoredEntry | undefined): StoredEntry {
  demand(entry !== undefined, "The store refused a write that nobody else was before.");
  return entry;
}

/** Makes an entry that a store keeps for a minute. */
export function entryOf(audience: string, id: string, body = `"${id}"`): DeskEntry {
  return { audience, id, body, expiresAt: Date.now() + 60_000 };
}

/** Names an audience that no other check has. */
export function newAudience(): string {
  return `audience-${crypto.randomUUID()}`;
}

/** Waits until a condition holds, for ten seconds at most. */
export async function until(condition: () => Promise<boolean>, otherwise: string): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await condition())) {
    demand(Date.now() < end, otherwise);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
