import { isLuhn } from "../../isLuhn.js";
import { isDay, restOf, weighted } from "./checksums.js";
import { isChinese } from "./isChinese.js";

/** A national id with letters in it. */
export interface LetteredId {
  readonly country: string;
  /** Its shape: a regular expression whose work is linear to the text. */
  readonly shape: string;
  /** Whether what looks so, in capitals and without what stands between, is one; absent where the look is enough. */
  readonly isValid?: (id: string) => boolean;
  /** Whether it has to be called an id. */
  readonly isCalled?: boolean;
}

const months = "ABCDEHLMPRST";
const odd = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];
const value = (letter: string) => Number.parseInt(letter, 36);
const spanish = "TRWAGMYFPDXBNJZSQVHLCKE";

/** National ids with letters, by what those who give them out say of them. */
export const letteredIds: readonly LetteredId[] = [
  {
    country: "ES",
    shape: "\\d{2}[.]?\\d{3}[.]?\\d{3}[ -]?[A-Za-z]",
    isValid: (id) => spanish[Number(id.slice(0, 8)) % 23] === id.at(-1),
  },
  {
    country: "ES, foreigners",
    shape: "[XYZxyz][ -]?\\d{7}[ -]?[A-Za-z]",
    isValid: (id) =>
      spanish[Number("XYZ".indexOf(id.charAt(0)) + id.slice(1, 8)) % 23] === id.at(-1),
  },
  {
    country: "IT",
    shape:
      "[A-Za-z]{3} ?[A-Za-z]{3} ?[\\dL-NP-Vl-np-v]{2}[A-Ta-t][\\dL-NP-Vl-np-v]{2} ?[A-Za-z][\\dL-NP-Vl-np-v]{3}[A-Za-z]",
    isValid: (id) => {
      const sum = Array.from(id.slice(0, 15)).reduce((all, letter, place) => {
        const number = /\d/u.test(letter) ? Number(letter) : value(letter) - 10;
        return all + (place % 2 === 0 ? (odd[number] ?? 0) : number);
      }, 0);
      return months.includes(id.charAt(8)) && id.at(-1) === String.fromCharCode(65 + (sum % 26));
    },
  },
  { country: "FR, Corsica", shape: "[12] ?\\d{2} ?\\d{2} ?2[AB] ?\\d{3} ?\\d{3} ?\\d{2}" },
  {
    country: "GB",
    shape:
      "(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Za-ceghj-pr-tw-z][A-CEGHJ-NPR-TW-Za-ceghj-npr-tw-z] ?\\d{2} ?\\d{2} ?\\d{2} ?[A-Da-d]",
  },
  {
    country: "IE",
    shape: "\\d{7}[A-W][A-IW]?",
    isCalled: true,
    isValid: (id) => {
      const second = id.length > 8 && id.at(-1) !== "W" ? value(id.at(-1) ?? "") - 9 : 0;
      const rest = (weighted(id, [8, 7, 6, 5, 4, 3, 2]) + second * 9) % 23;
      return id.charAt(7) === (rest === 0 ? "W" : String.fromCharCode(64 + rest));
    },
  },
  {
    country: "FI",
    shape: "[0-3]\\d[01]\\d{3}[-+ABCDEFYXWVU]\\d{3}[\\dA-FHJ-NPR-Y]",
    isValid: (id) =>
      "0123456789ABCDEFHJKLMNPRSTUVWXY"[restOf(id.slice(0, 6) + id.slice(-4, -1), 31)] ===
      id.at(-1),
  },
  {
    country: "DE, insurance",
    shape: "\\d{2} ?[0-3]\\d[01]\\d{3} ?[A-Z] ?\\d{3}",
    isValid: (id) => isDay(id.slice(4, 6), id.slice(2, 4)),
  },
  {
    country: "DE, card",
    shape: "[CFGHJKLMNPRTVWXYZ](?=[A-Z]{0,8}\\d)[CFGHJKLMNPRTVWXYZ\\d]{8}\\d?",
    isCalled: true,
  },
  { country: "IT, card", shape: "(?:[A-Z]{2}\\d{5}[A-Z]{2}|[A-Z]{2} ?\\d{7})", isCalled: true },
  {
    country: "PL, card",
    shape: "[A-Z]{3} ?\\d{6}",
    isValid: (id) => {
      const digits = Array.from(id.slice(0, 3), (letter) => value(letter));
      const weights = [7, 3, 1, 9, 7, 3, 1, 7, 3];
      const sum = weights.reduce(
        (all, weight, place) => all + weight * (digits[place] ?? Number(id[place])),
        0,
      );
      return sum % 10 === 0;
    },
    isCalled: true,
  },
  {
    country: "PT, card",
    shape: "\\d{8} ?\\d ?[A-Z\\d]{2}\\d",
    // Digits alone are anybody's, and say nothing of the check digits that other countries have.
    isValid: (id) => /[A-Z]/u.test(id) || isLuhn(id),
    isCalled: true,
  },
  {
    country: "MX, tax",
    shape: "[A-ZÑ&]{4}\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])[A-Z\\d]{3}",
  },
  { country: "IN, voters", shape: "[A-Z]{3}\\d{7}", isCalled: true },
  { country: "MA", shape: "[A-Z]{1,2}\\d{5,6}", isCalled: true },
  { country: "HK, without brackets", shape: "[A-Z]{1,2}\\d{6}[\\dA]", isCalled: true },
  { country: "IN, tax", shape: "[A-Z]{3}[ABCFGHLJPT][A-Z]\\d{4}[A-Z]" },
  {
    country: "MX",
    shape:
      "[A-Z][AEIOUX][A-Z]{2}\\d{6}[HMX](?:AS|BC|BS|C[CLMSH]|D[FG]|G[TR]|HG|JC|M[CNS]|N[TLE]|OC|PL|Q[TR]|S[PLR]|T[CSL]|VZ|YN|ZS)[B-DF-HJ-NP-TV-Z]{3}[A-Z\\d]\\d",
  },
  { country: "CN", shape: "[1-9]\\d{5}(?:19|20)\\d{9}[Xx]", isValid: isChinese },
  {
    country: "TW",
    shape: "[A-Z][1289A-D]\\d{8}",
    isValid: (id) => {
      const first = "ABCDEFGHJKLMNPQRSTUVXYWZIO".indexOf(id.charAt(0)) + 10;
      const second = /\d/u.test(id.charAt(1)) ? id.charAt(1) : String(value(id.charAt(1)) - 10);
      return (
        weighted(`${first}${second}${id.slice(2)}`, [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]) % 10 === 0
      );
    },
  },
  {
    country: "HK",
    shape: "[A-Z]{1,2}\\d{6}\\([\\dA]\\)",
    isValid: (id) => {
      const letters = id.replace(/\d.*/u, "");
      const [one = "", two] = letters.length > 1 ? Array.from(letters) : [" ", letters];
      const head = (one === " " ? 36 : value(one)) * 9 + value(two ?? "") * 8;
      const check = value(id.at(-1) ?? "");
      return (head + weighted(id.slice(letters.length, -1), [7, 6, 5, 4, 3, 2]) + check) % 11 === 0;
    },
  },
  {
    country: "SG",
    shape: "[STFGM]\\d{7}[A-Z]",
    isValid: (id) => {
      const first = id.charAt(0);
      const sum =
        weighted(id.slice(1), [2, 7, 6, 5, 4, 3, 2]) +
        ("TG".includes(first) ? 4 : first === "M" ? 3 : 0);
      const letters = "ST".includes(first)
        ? "JZIHGFEDCBA"
        : first === "M"
          ? "KLJNPQRTUWX"
          : "XWUTRQPNMLK";
      return letters[first === "M" ? 10 - (sum % 11) : sum % 11] === id.at(-1);
    },
  },
  {
    country: "CL",
    shape: "\\d{1,2}[.]?\\d{3}[.]?\\d{3}-[\\dKk]",
    isValid: (id) => {
      const body = id.slice(0, -1).padStart(8, "0");
      const rest = (11 - (weighted(body, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
      return id.at(-1) === (rest === 10 ? "K" : String(rest));
    },
  },
];
