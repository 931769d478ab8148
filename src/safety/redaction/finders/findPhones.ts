import { isInternational } from "../data/callingCodes.js";
import { saysOther, saysPhone } from "../data/phoneWords.js";
import { wordsAfter, wordsBefore } from "../nearby.js";
import type { FindPrivate } from "../privateSpan.js";

const candidates =
  /(?<![\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\d_@#/.=&?%$€£+-])(?:\(?\+ ?|\(?(?=0{2}))?\(?\d(?:[ ()./-]{0,3}\d){5,16}(?![\d\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}_@]|[.,:/-]\d)/gu;
const dates =
  /^(?:\d{4}([./-])\d{1,2}\1\d{1,2}|\d{1,2}([./-])\d{1,2}\2\d{2,4})(?: .*)?$|^(?:19|20)\d{2} ?- ?(?:19|20)\d{2}$/u;
/** The ways to write numbers that need no word before them. */
const national: readonly RegExp[] = [
  // North America
  /^(?:1[ .-])?(?:\([2-9]\d{2}\) ?|[2-9]\d{2}[.-])[2-9]\d{2}[ .-]\d{4}$/u,
  // With the 0 that a long-distance call begins with, in groups
  /^\(?0[1-9]\d{0,3}\)?[ ./-]{1,3}\d{2,4}(?:[ .-]\d{2,4}){1,3}$/u,
  /^\(?0[1-9]\d{1,3}\)? ?[ /-] ?\d{5,8}$/u,
  // Brazil; China; Korea; Russia; India
  /^\(\d{2}\) ?9?[ ]?\d{4}[ -]\d{4}$/u,
  /^1[3-9]\d(?:\d{8}|([ -])\d{4}\1\d{4})$/u,
  /^(?:1[568]\d{2}-\d{4})$/u,
  /^8[ -]?\(?[3489]\d{2}\)?[ -]?\d{3}[ -]\d{2}[ -]?\d{2}$/u,
  /^[6-9]\d{4}[ -]\d{5}$/u,
];
const fewest = 8;
const most = 15;

/** Finds phone numbers: international ones, those that are written as in their country, and what is called one. */
export const findPhones: FindPrivate = (text) =>
  [...text.matchAll(candidates)].flatMap(({ 0: raw, index }) => {
    const written =
      /\([^)]*$/u.test(raw) && !raw.startsWith("(") ? raw.replace(/ ?\([^)]*$/u, "") : raw;
    const opening = written.startsWith("(") && !written.includes(")") ? 1 : 0;
    const number = written.slice(opening);
    const start = index + opening;
    return isPhone(text, start, number)
      ? [{ start, end: start + number.length, kind: "phone" }]
      : [];
  });

function isPhone(text: string, start: number, number: string): boolean {
  const digits = number.replace(/\D/gu, "");
  if (dates.test(number) || digits.length < 7 || digits.length > 17) return false;
  if (/^\(?\+/u.test(number))
    return isInternational(
      digits.replace(/^(\d{1,3})0(?=\d{9,})/u, (all) =>
        number.includes("(0)") ? all.slice(0, -1) : all,
      ),
    );
  const before = wordsBefore(text, start);
  const isCalled =
    saysPhone(before) ||
    /^\s?\((?:mobile|cell|mobil|tel|home|work|office|móvil|portable)/u.test(
      wordsAfter(text, start + number.length),
    );
  if (saysOther(before) && !isCalled) return false;
  if (/^00[1-9]/u.test(digits))
    return isInternational(digits.slice(2)) && (isCalled || /\D/u.test(number));
  if (isCalled) return digits.length >= fewest - 1 && digits.length <= most - 2;
  return national.some((shape) => shape.test(number));
}
