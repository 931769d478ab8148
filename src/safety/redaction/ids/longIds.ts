import { isLuhn } from "../../isLuhn.js";
import { isDay, isMod1110, isVerhoeff, restOf } from "./checksums.js";
import { at, bare, type DigitId, missing, sum } from "./digitId.js";
import { isChinese } from "./isChinese.js";

/** National ids of eleven digits and more. */
export const longIds: readonly DigitId[] = [
  {
    country: "KW",
    length: 12,
    isValid: (id) => /^[123]/u.test(id) && isDay(id.slice(3, 5), id.slice(5, 7)),
  },
  {
    country: "SE",
    length: 12,
    isValid: (id) =>
      /^(?:18|19|20)/u.test(id) &&
      isLuhn(id.slice(2)) &&
      isDay(id.slice(4, 6), String(Number(id.slice(6, 8)) % 60)),
    written: /^\d{8}-?\d{4}$/u,
  },
  {
    country: "PL",
    length: 11,
    isValid: (id) =>
      sum(id, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1], 10) === 0 &&
      isDay(String(Number(id.slice(2, 4)) % 20), id.slice(4, 6)),
  },
  {
    country: "DE",
    length: 11,
    isValid: (id) =>
      /^[1-9]/u.test(id) &&
      isMod1110(id) &&
      /(\d).*\1/u.test(id.slice(0, 10)) &&
      new Set(id.slice(0, 10)).size >= 8,
    written: /^\d{2} \d{3} \d{3} \d{3}$/u,
  },
  {
    country: "BR",
    length: 11,
    isValid: (id) =>
      new Set(id).size > 1 &&
      missing(sum(id, [10, 9, 8, 7, 6, 5, 4, 3, 2], 11), 11) === at(id, 9) &&
      missing(sum(id, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2], 11), 11) === at(id, 10),
    written: /^\d{3}\.\d{3}\.\d{3}-\d{2}$/u,
  },
  {
    country: "BE",
    length: 11,
    isValid: (id) =>
      [id.slice(0, 9), `2${id.slice(0, 9)}`].some(
        (first) => 97 - restOf(first, 97) === Number(id.slice(9)),
      ),
    written: /^\d{2}[.]\d{2}[.]\d{2}-\d{3}[.]\d{2}$/u,
  },
  {
    country: "TR",
    length: 11,
    isValid: (id) =>
      /^[1-9]/u.test(id) &&
      (sum(id, [7, -1, 7, -1, 7, -1, 7, -1, 7], 10) + 10) % 10 === at(id, 9) &&
      sum(id, [1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 10) === at(id, 10),
    written: bare(11),
  },
  {
    country: "NO",
    length: 11,
    isValid: (id) =>
      isDay(String(Number(id.slice(2, 4)) % 40), String(Number(id.slice(0, 2)) % 40)) &&
      sum(id, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1], 11) === 0 &&
      sum(id, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1], 11) === 0,
    written: /^\d{6} ?\d{5}$/u,
  },
  { country: "HR", length: 11, isValid: isMod1110 },
  {
    country: "EE, LT",
    length: 11,
    isValid: (id) => {
      const first = sum(id, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1], 11);
      const check = first < 10 ? first : sum(id, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3], 11) % 10;
      return /^[1-6]/u.test(id) && check === at(id, 10) && isDay(id.slice(3, 5), id.slice(5, 7));
    },
  },
  {
    country: "GR",
    length: 11,
    isValid: (id) => isLuhn(id) && isDay(id.slice(2, 4), id.slice(0, 2)),
  },
  {
    country: "RU, insurance",
    length: 11,
    isValid: (id) =>
      sum(id, [9, 8, 7, 6, 5, 4, 3, 2, 1], 101) % 100 === Number(id.slice(9)) && Number(id) > 0,
    written: /^\d{3}-\d{3}-\d{3}[ -]\d{2}$/u,
  },
  {
    country: "AR",
    length: 11,
    isValid: (id) => missing(sum(id, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2], 11), 11) === at(id, 10),
    written: /^(?:20|2[347])-\d{8}-\d$/u,
  },
  {
    country: "IN",
    length: 12,
    isValid: (id) => /^[2-9]/u.test(id) && isVerhoeff(id),
    written: /^\d{4}([ -])\d{4}\1\d{4}$/u,
  },
  {
    country: "JP",
    length: 12,
    isValid: (id) => {
      const rest = sum(id, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2], 11);
      return (rest <= 1 ? 0 : 11 - rest) === at(id, 11);
    },
  },
  {
    country: "RU, tax",
    length: 12,
    isValid: (id) =>
      sum(id, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8], 11) % 10 === at(id, 10) &&
      sum(id, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8], 11) % 10 === at(id, 11),
  },
  { country: "VN", length: 12, isValid: (id) => /^0\d{2}[0-3]/u.test(id) },
  {
    country: "MY",
    length: 12,
    isValid: (id) => isDay(id.slice(2, 4), id.slice(4, 6)),
    written: /^\d{6}-\d{2}-\d{4}$/u,
  },
  {
    country: "CH",
    length: 13,
    isValid: (id) =>
      id.startsWith("756") && sum(id, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1], 10) === 0,
    written: /^756(?:\d{10}|[. ]\d{4}[. ]\d{4}[. ]\d{2})$/u,
  },
  {
    country: "KR",
    length: 13,
    isValid: (id) => isDay(id.slice(2, 4), id.slice(4, 6)) && /^.{6}[1-8]/u.test(id),
    written: /^\d{6} ?- ?\d{7}$/u,
  },
  {
    country: "RO",
    length: 13,
    isValid: (id) =>
      sum(id, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9], 11) % 10 === at(id, 12) &&
      /^[1-8]/u.test(id) &&
      isDay(id.slice(3, 5), id.slice(5, 7)),
    written: bare(13),
  },
  {
    country: "TH",
    length: 13,
    isValid: (id) =>
      (11 - sum(id, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2], 11)) % 10 === at(id, 12),
    written: /^\d([ -])\d{4}\1\d{5}\1\d{2}\1\d$/u,
  },
  {
    country: "ZA",
    length: 13,
    isValid: (id) =>
      isLuhn(id) && isDay(id.slice(2, 4), id.slice(4, 6)) && /^.{10}[01][89]/u.test(id),
    written: /^(?:\d{13}|\d{6} \d{4} \d{3})$/u,
  },
  { country: "PK", length: 13, isValid: (id) => /^[1-7]/u.test(id), written: /^\d{5}-\d{7}-\d$/u },
  {
    country: "EG",
    length: 14,
    isValid: (id) => /^[23]/u.test(id) && isDay(id.slice(3, 5), id.slice(5, 7)),
  },
  {
    country: "AE",
    length: 15,
    isValid: (id) => id.startsWith("784"),
    written: /^784-?\d{4}-?\d{7}-?\d$/u,
  },
  {
    country: "FR",
    length: 15,
    isValid: (id) =>
      97 - restOf(id.slice(0, 13), 97) === Number(id.slice(13)) &&
      /^[1-478]\d{2}(?:0[1-9]|1[0-2]|[2-4]\d|[5-9]\d)/u.test(id),
    written: /^\d ?\d{2} ?\d{2} ?\d{2} ?\d{3} ?\d{3} ?\d{2}$/u,
  },
  {
    country: "ID",
    length: 16,
    isValid: (id) =>
      /^[1-9]/u.test(id) && isDay(id.slice(8, 10), String(Number(id.slice(6, 8)) % 40)),
  },
  { country: "CN", length: 18, isValid: (id) => isChinese(id), written: bare(18) },
];
