import { defineKey, type HostKey } from "./key.js";

/** Where a window finds the ids of the sessions that it may not block, or let ask again; the host itself has nothing there. */
export const unblockableKey: HostKey<readonly string[]> = defineKey("relay:unblockable");
