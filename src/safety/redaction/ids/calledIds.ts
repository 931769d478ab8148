import { isLuhn } from "../../isLuhn.js";
import { isDay } from "./checksums.js";
import { at, type DigitId, missing, sum } from "./digitId.js";

/** National ids that count only beside the words they are called by. */
export const calledIds: readonly DigitId[] = [
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
];
