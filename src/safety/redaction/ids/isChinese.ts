import { isDay } from "./checksums.js";
import { sum } from "./digitId.js";

/** Whether 17 digits and a check character are a Chinese id (GB 11643). */
export function isChinese(id: string): boolean {
  const rest = sum(id, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2], 11);
  return (
    "10X98765432"[rest] === id.at(-1)?.toUpperCase() &&
    isDay(id.slice(10, 12), id.slice(12, 14)) &&
    /^[1-9]\d{5}(?:19|20)/u.test(id)
  );
}
