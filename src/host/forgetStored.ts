import type { DraftStorage } from "./draftStorage.js";
import { pageStorage } from "./surviveReload.js";

/** Removes what an earlier page stored of drafts, where none may be stored any more. */
export async function forgetStored(storage: DraftStorage | undefined, key: string): Promise<void> {
  const kept = storage ?? pageStorage();
  if ((await kept.getItem(key)) !== null) await kept.removeItem(key);
}
