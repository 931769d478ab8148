import { type DraftStorage, unreadKey } from "./draftStorage.js";
import { pageStorage } from "./pageStorage.js";

/** Removes what an earlier page stored of drafts, where none may be stored any more. */
export async function forgetStored(storage: DraftStorage | undefined, key: string): Promise<void> {
  const kept = storage ?? pageStorage();
  for (const one of [key, unreadKey(key)])
    if ((await kept.getItem(one)) !== null) await kept.removeItem(one);
}
