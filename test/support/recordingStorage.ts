import type { DraftStorage } from "mcp-host-ui/host";

/** A storage for drafts, and all that was ever written to it. */
export interface RecordingStorage {
  readonly storage: DraftStorage;
  readonly items: ReadonlyMap<string, string>;
  readonly written: readonly string[];
}

/** Makes an empty {@link RecordingStorage}. */
export function createRecordingStorage(): RecordingStorage {
  const items = new Map<string, string>();
  const written: string[] = [];
  const storage: DraftStorage = {
    getItem: (name) => items.get(name) ?? null,
    setItem(name, value) {
      items.set(name, value);
      written.push(value);
    },
    removeItem: (name) => void items.delete(name),
  };
  return { storage, items, written };
}
