import type { DraftStorage } from "./draftStorage.js";

/** Throws where a page may not store anything. */
export function pageStorage(): DraftStorage {
  // What runs outside of pages is compiled without their globals.
  return (globalThis as unknown as { sessionStorage: DraftStorage }).sessionStorage;
}
