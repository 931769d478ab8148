/** A storage that may tell when others changed it. */
export interface WatchedStorage {
  watch?(key: string, listener: () => void): () => void;
}

/** The page that tells when another page of its origin changed a storage that both have. */
interface Page {
  addEventListener?(type: "storage", listener: (event: StorageChange) => void): void;
  removeEventListener?(type: "storage", listener: (event: StorageChange) => void): void;
}

interface StorageChange {
  /** The key that changed; null where all were cleared. */
  readonly key: string | null;
}

/** Hears of what others write under a key. Returns a function that stops listening. */
export function watchStorage(
  storage: WatchedStorage,
  key: string,
  listener: () => void,
): (() => void) | undefined {
  if (typeof storage.watch === "function") return storage.watch(key, listener);
  // Not every process has a page; where there is none, the host app brings a `watch` of its own.
  const page = globalThis as Page;
  const hear = (event: StorageChange) => {
    if (event.key === null || event.key === key) listener();
  };
  page.addEventListener?.("storage", hear);
  return () => page.removeEventListener?.("storage", hear);
}
