const marks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g;
const minus = /[\u2212\u2012\u2013\ufe63\uff0d]/g;
const isDigit = /^\p{Nd}$/u;

/** Writes the digits and signs of a numeral in any script as ASCII; direction marks go, separators stay. */
export function asciiNumeral(text: string): string {
  return text
    .replace(marks, "")
    .trim()
    .replace(minus, "-")
    .replaceAll("\uff0b", "+")
    .replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/** Unicode keeps the ten digits of a script in a row, and rows that touch one another are whole. */
function digitValue(codePoint: number): number {
  let first = codePoint;
  while (isDigit.test(String.fromCodePoint(first - 1))) first -= 1;
  return (codePoint - first) % 10;
}
