import { calledIds } from "./calledIds.js";
import type { DigitId } from "./digitId.js";
import { longIds } from "./longIds.js";
import { shortIds } from "./shortIds.js";

/** National ids, by what those who give them out say of their digits. */
export const digitIds: readonly DigitId[] = [...calledIds, ...shortIds, ...longIds];
