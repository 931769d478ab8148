import { isDay, isLuhn, isMod1110, isVerhoeff, restOf, weighted } from "./checksums.js";

/** A national id of digits alone. */
export interface DigitId {
  readonly country: string;
  /** The number of its digits. */
  readonly length: number;
  /** Whether the digits can be one. */
  readonly isValid: (digits: string) => boolean;
  /** The spelling that alone tells it; in another one it has to be called an id. */
  readonly written?: RegExp;
  /** The words that it has to be called by, where those of any id are not enough. */
  readonly calls?: RegExp;
}

const sum = (digits: string, weights: readonly number[], by: number) =>
  weighted(digits, weights) % by;
const at = (digits: string, place: number) => Number(digits[place]);
/** A check digit that is what is missing to a multiple; ten and eleven are written as 0. */
const missing = (rest: number, by: number) => ((by - rest) % by) % 10;
const bare = (length: number) => new RegExp(`^\\d{${length}}$`, "u");

/** National ids, by what those who give them out say of their digits. */
export const digitIds: readonly DigitId[] = [
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
    country: "AR, PE",
    length: 8,
    isValid: () => true,
    calls: /(?:\bdni\b|documento)[^\d\n]{0,24}$/u,
  },
  { country: "AR", length: 7, isValid: () => true, calls: /\bdni\b[^\d\n]{0,16}$/u },
  { country: "BR", length: 9, isValid: () => true, calls: /\brg\b[^\d\n]{0,16}$/u },
  { country: "VN", length: 9, isValid: () => true, calls: /(?:cmnd|chứng minh)[^\d\n]{0,24}$/u },
  {
    country: "VN, tax",
    length: 10,
    isValid: () => true,
    calls: /(?:mã số thuế|\bmst\b)[^\d\n]{0,24}$/u,
  },
  {
    country: "CO",
    length: 10,
    isValid: (id) => id.startsWith("1"),
    calls: /(?:c[ée]dula|\bcc\b|c\.c\.)[^\d\n]{0,28}$/u,
  },
  { country: "CO", length: 8, isValid: () => true, calls: /c[ée]dula[^\d\n]{0,28}$/u },
  {
    country: "PL, tax",
    length: 10,
    isValid: (id) => sum(id, [6, 5, 7, 2, 3, 4, 5, 6, 7], 11) === at(id, 9),
    calls: /\bnip\b[^\d\n]{0,24}$/u,
  },
  {
    country: "RU, passport",
    length: 10,
    isValid: () => true,
    calls: /(?:паспорт|серия)[^\d\n]{0,32}$/u,
  },
  {
    country: "RU, tax",
    length: 10,
    isValid: (id) => sum(id, [2, 4, 10, 3, 5, 9, 4, 6, 8], 11) % 10 === at(id, 9),
    calls: /инн[^\d\n]{0,24}$/u,
  },
  { country: "GB, tax", length: 10, isValid: () => true, calls: /\butr\b[^\d\n]{0,24}$/u },
  {
    country: "IT, tax",
    length: 11,
    isValid: isLuhn,
    calls: /(?:partita iva|p\. ?iva)[^\d\n]{0,24}$/u,
  },
  {
    country: "PT, insurance",
    length: 11,
    isValid: (id) => 9 - sum(id, [29, 23, 19, 17, 13, 11, 7, 5, 3, 2], 10) === at(id, 10),
    calls: /(?:niss|segurança social)[^\d\n]{0,24}$/u,
  },
  {
    country: "BR, work",
    length: 11,
    isValid: (id) => missing(sum(id, [3, 2, 9, 8, 7, 6, 5, 4, 3, 2], 11), 11) === at(id, 10),
    calls: /\b(?:pis|nis|nit|pasep)\b[^\d\n]{0,24}$/u,
  },
  {
    country: "KW",
    length: 12,
    isValid: (id) => /^[123]/u.test(id) && isDay(id.slice(3, 5), id.slice(5, 7)),
  },
  {
    country: "FR, without its check digits",
    length: 13,
    isValid: (id) => /^[12]\d{2}(?:0[1-9]|1[0-2])/u.test(id),
    calls: /(?:s[ée]curit[ée] soc|\bnir\b|\bsécu\b)[^\d\n]{0,28}$/u,
  },
  {
    country: "CN, until 1999",
    length: 15,
    isValid: (id) => isDay(id.slice(8, 10), id.slice(10, 12)),
    calls: /(?:身份证|身分證|證號|证号)[^\d\n]{0,16}$/u,
  },
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
    country: "SE",
    length: 12,
    isValid: (id) =>
      /^(?:18|19|20)/u.test(id) &&
      isLuhn(id.slice(2)) &&
      isDay(id.slice(4, 6), String(Number(id.slice(6, 8)) % 60)),
    written: /^\d{8}-?\d{4}$/u,
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

/** Whether 17 digits and a check character are a Chinese id (GB 11643). */
export function isChinese(id: string): boolean {
  const rest = sum(id, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2], 11);
  return (
    "10X98765432"[rest] === id.at(-1)?.toUpperCase() &&
    isDay(id.slice(10, 12), id.slice(12, 14)) &&
    /^[1-9]\d{5}(?:19|20)/u.test(id)
  );
}
