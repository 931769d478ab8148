import type { DeskStoreCheck } from "./deskStoreCheck.js";
import { reads } from "./reads.js";
import { watching } from "./watching.js";
import { writes } from "./writes.js";

/**
 * All that a desk asks of its store, one test each for whatever runs tests:
 * `for (const { name, run } of deskStoreChecks) test(name, () => run(openStore))`.
 */
export const deskStoreChecks: readonly DeskStoreCheck[] = [...writes, ...reads, ...watching];
