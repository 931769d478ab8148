import { isLuhn } from "../../isLuhn.js";
import type { Span } from "./replaceSpans.js";

/** The first digits of each network's cards, and how many digits they have. */
const networks: readonly (readonly [name: string, first: RegExp, lengths: readonly number[]])[] = [
  ["Visa", /^4/u, [13, 16, 19]],
  ["Mastercard", /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/u, [16]],
  ["American Express", /^3[47]/u, [15]],
  ["Discover", /^(?:6011|64[4-9]|65)/u, [16, 17, 18, 19]],
  ["UnionPay", /^62/u, [16, 17, 18, 19]],
  ["JCB", /^35(?:2[89]|[3-8])/u, [16, 17, 18, 19]],
  ["Diners Club", /^3(?:0[0-59]|[689])/u, [14, 16, 19]],
  ["Maestro", /^(?:50|5[6-8]|6304|67)/u, [13, 14, 15, 16, 17, 18, 19]],
];
const longest = 19;
const between =
  "(?:[\\s./\\\\_·•|,:;\"'-]{1,5}|(?:</?\\w{1,6} ?/?>\\s?){1,3}|\\r?\\n\\d{1,2}[.)] ?)";
/** The groups of digits on a card, with any separators. */
const grouped = new RegExp(
  `(?<![\\w.])\\d{4}(?:(?:${between}\\d{4}){3}|${between}\\d{6}${between}\\d{5})(?!\\w)`,
  "gu",
);
const listNumbers = /\n\d{1,2}[.)] ?(?=\d)/gu;
const numbers = /(?<![\w.])\d(?:[ -]?\d){12,40}(?![\w])/gu;

/** The networks whose card numbers are known. */
export const cardNetworks: readonly string[] = networks.map(([name]) => name);

/** Whether digits are the number of a payment card: of a network's length, and with the right check digit (Luhn). */
export function isCardNumber(digits: string): boolean {
  const isKnown = networks.some(
    ([, first, lengths]) => lengths.includes(digits.length) && first.test(digits),
  );
  return isKnown && isLuhn(digits);
}

/** Finds the numbers of payment cards in a text, written as one or in groups. */
export function cardSpans(text: string): readonly Span[] {
  const inGroups = [...text.matchAll(grouped)]
    .filter(({ 0: found }) => isCardNumber(found.replace(listNumbers, "").replace(/\D/gu, "")))
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
  return [...inGroups, ...plainSpans(text)];
}

function plainSpans(text: string): readonly Span[] {
  return [...text.matchAll(numbers)].flatMap(({ 0: found, index }) => {
    const groups = found.split(/(?=[ -])/u);
    const spans: Span[] = [];
    let at = index;
    for (let start = 0; start < groups.length; ) {
      const end = endOfCard(groups, start) ?? start;
      const gap = start > 0 ? 1 : 0;
      const length = groups.slice(start, Math.max(end, start + 1)).join("").length;
      if (end > start) spans.push({ start: at + gap, end: at + length });
      at += length;
      start = Math.max(end, start + 1);
    }
    return spans;
  });
}

/** Where the number ends that begins with a group. */
function endOfCard(groups: readonly string[], start: number): number | undefined {
  let digits = "";
  for (let end = start; end < groups.length && digits.length <= longest; end += 1) {
    digits += (groups[end] ?? "").replace(/\D/gu, "");
    if (isCardNumber(digits)) return end + 1;
  }
  return undefined;
}
