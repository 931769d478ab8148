import { isLuhn } from "../../isLuhn.js";
import { isDay, restOf } from "./checksums.js";
import { at, type DigitId, missing, sum } from "./digitId.js";

/** National ids of up to ten digits. */
export const shortIds: readonly DigitId[] = [
  {
    country: "US",
    length: 9,
    isValid: (id) =>
      /^(?!000|666)(?:[0-8]\d{2}(?!00)\d{2}|9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-24-9]))(?!0000)\d{4}$/u.test(
        id,
      ),
    written: /^\d{3}-\d{2}-\d{4}$/u,
  },
  { country: "CA", length: 9, isValid: (id) => /^[1-79]/u.test(id) && isLuhn(id) },
  { country: "AU", length: 9, isValid: (id) => sum(id, [1, 4, 3, 7, 5, 8, 6, 9, 10], 11) === 0 },
  {
    country: "NL",
    length: 9,
    isValid: (id) => sum(id, [9, 8, 7, 6, 5, 4, 3, 2, -1], 11) === 0 && Number(id) > 0,
  },
  {
    country: "PT",
    length: 9,
    isValid: (id) => at(id, 8) === missing(sum(id, [9, 8, 7, 6, 5, 4, 3, 2], 11), 11),
  },
  { country: "IL", length: 9, isValid: isLuhn },
  {
    country: "GB, health",
    length: 10,
    isValid: (id) => (11 - sum(id, [10, 9, 8, 7, 6, 5, 4, 3, 2], 11)) % 11 === at(id, 9),
  },
  {
    country: "BG",
    length: 10,
    isValid: (id) =>
      sum(id, [2, 4, 8, 5, 10, 9, 7, 3, 6], 11) % 10 === at(id, 9) &&
      isDay(String(Number(id.slice(2, 4)) % 20), id.slice(4, 6)),
  },
  {
    country: "AT",
    length: 10,
    isValid: (id) =>
      sum(id.slice(0, 3) + id.slice(4), [3, 7, 9, 5, 8, 4, 2, 1, 6], 11) === at(id, 3) &&
      isDay(id.slice(6, 8), id.slice(4, 6)),
    written: /^\d{4} \d{6}$/u,
  },
  {
    country: "SE",
    length: 10,
    isValid: (id) => isLuhn(id) && isDay(id.slice(2, 4), String(Number(id.slice(4, 6)) % 60)),
    written: /^\d{6}[-+]\d{4}$/u,
  },
  {
    country: "DK",
    length: 10,
    isValid: (id) => isDay(id.slice(2, 4), id.slice(0, 2)),
    written: /^\d{6}-\d{4}$/u,
  },
  {
    country: "CZ, SK",
    length: 10,
    isValid: (id) =>
      restOf(id, 11) === 0 && isDay(String((Number(id.slice(2, 4)) % 50) % 20), id.slice(4, 6)),
    written: /^\d{6}\/\d{4}$/u,
  },
  { country: "SA", length: 10, isValid: (id) => /^[12]/u.test(id) && isLuhn(id) },
  {
    country: "UA",
    length: 10,
    isValid: (id) => ((sum(id, [-1, 5, 7, 9, 4, 6, 10, 5, 7], 11) + 11) % 11) % 10 === at(id, 9),
  },
];
