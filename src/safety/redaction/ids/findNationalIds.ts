import { wordsBefore } from "../nearby.js";
import type { FindPrivate, PrivateSpan } from "../privateSpan.js";
import type { DigitId } from "./digitId.js";
import { digitIds } from "./digitIds.js";
import { saysId } from "./idWords.js";
import { letteredIds } from "./letteredIds.js";

const groups =
  /(?<![\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\d_@]|\d[.,/-]|[+][\d ]{0,5})\d{1,18}(?: ?[-./+] ?\d{1,11}| \d{1,11}){0,7}/gu;
/** The signs behind a number that make it a part of something longer. */
const goesOn = /^(?:[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\d_@]|[-./+]\d)/u;
/** Nothing else is written so. */
const american = /^\d{3}-\d{2}-\d{4}$/u;
const fewest = 7;
const most = 18;
const byLength = new Map<number, readonly DigitId[]>();
for (const id of digitIds) byLength.set(id.length, [...(byLength.get(id.length) ?? []), id]);
const lettered = letteredIds.map((id) => ({
  ...id,
  shape: new RegExp(
    `(?<![\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}\\d_.-])${id.shape}(?![\\p{sc=Latn}\\p{sc=Cyrl}\\p{sc=Grek}\\d_])`,
    "gu",
  ),
}));

/** Finds national ids: by their check digits and by how they are written or what they are called. */
export const findNationalIds: FindPrivate = (text) => [
  ...lettered.flatMap(({ shape, isValid, isCalled }) =>
    [...text.matchAll(shape)].flatMap(({ 0: written, index: start }) => {
      const id = written
        .replace(/[ .()-]/gu, (sign) => (sign === "-" && isFinnish(written) ? sign : ""))
        .toUpperCase();
      if (isValid && !isValid(id)) return [];
      if (isCalled && !saysId(wordsBefore(text, start))) return [];
      return [{ start, end: start + written.length, kind: "nationalId" }];
    }),
  ),
  ...[...text.matchAll(groups)].flatMap(({ 0: written, index }) => inGroups(text, written, index)),
];

/** The sign between date and number is a part of the id. */
function isFinnish(written: string): boolean {
  return /^\d{6}-\d{3}[\dA-Z]$/u.test(written);
}

/** The ids among numbers that stand side by side. */
function inGroups(text: string, written: string, index: number): readonly PrivateSpan[] {
  const parts = [...written.matchAll(/\d+/gu)].map(({ 0: part, index: at }) => ({
    at,
    end: at + part.length,
  }));
  const found: PrivateSpan[] = [];
  for (let first = 0; first < parts.length; ) {
    const last = lastOfId(text, written, index, parts, first);
    const [from, to] = [parts[first], last === undefined ? undefined : parts[last]];
    if (from && to) found.push({ start: index + from.at, end: index + to.end, kind: "nationalId" });
    first = (last ?? first) + 1;
  }
  return found;
}

function lastOfId(
  text: string,
  written: string,
  index: number,
  parts: readonly { readonly at: number; readonly end: number }[],
  first: number,
): number | undefined {
  const { at = 0 } = parts[first] ?? {};
  if (/\d[-./+]$/u.test(written.slice(Math.max(0, at - 2), at))) return undefined;
  let before: string | undefined;
  const isCalled = (calls: RegExp | undefined) => {
    before ??= wordsBefore(text, index + at);
    return calls ? calls.test(before) : saysId(before);
  };
  for (let last = parts.length - 1; last >= first; last -= 1) {
    const id = written.slice(at, parts[last]?.end);
    const digits = id.replace(/\D/gu, "");
    if (digits.length < fewest || digits.length > most || /^(\d)\1*$/u.test(digits)) continue;
    if (goesOn.test(text.slice(index + at + id.length, index + at + id.length + 2))) continue;
    const isAmerican = american.test(id);
    const kinds = (byLength.get(digits.length) ?? []).filter(
      ({ country }) => !isAmerican || country === "US",
    );
    const valid = kinds.filter((kind) => kind.isValid(digits));
    if (valid.some((kind) => kind.written?.test(id) || isCalled(kind.calls))) return last;
  }
  return undefined;
}
