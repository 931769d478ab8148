import type { SecretKind } from "./secretKind.js";

/** The signs in the pattern of a value, or in an example of it. */
const hints: readonly (readonly [SecretKind, RegExp])[] = [
  ["private-key", /BEGIN.{0,60}PRIVATE KEY|-----BEGIN\W{1,60}-----END/u],
  ["password", /\b[a-z][a-z+]{1,20}:\/\/[^\s:/@]{1,60}:[^\s@/]{1,60}@/u],
  [
    "api-key",
    /[sr]k[_-](?:live|test|ant|proj)|[sr]k_[([]|AKIA|A[KS]IA|AIza|xapp-|xox[abprs[(]|whsec_|\bsk-|SG\\?\.|npm_|\bhf_|gsk_|r8_|dop_v1_|shp(?:at|ss|ca)_|lin_api_|pypi-/u,
  ],
  ["token", /gh(?:[pousr]|\[[a-z|]{1,9}\]|\([a-z:?|]{1,19}\))_|github_pat_|glpat-|\beyJ|ya29/u],
  ["one-time-code", /otpauth:/u],
  ["national-id", /\\d\{3\}\\?\.\\d\{3\}\\?\.\\d\{3\}-?\\d\{2\}/u],
  [
    "national-id",
    /(?:\\d|\[0-9\])\{3\}[\\[(]*[-.?\]]*-?[\])?]*(?:\\d|\[0-9\])\{2\}[\\[(]*[-.?\]]*-?[\])?]*(?:\\d|\[0-9\])\{4\}(?!\d)/u,
  ],
  ["card-number", /\{1[2-6],19\}|\{16\}|(?:(?:\\d|\[0-9\])\{4\}[^\d\\[{}]{0,6}){4}/u],
];
const aboutNumbers: readonly SecretKind[] = ["card-number"];

/** The kind of secret that a pattern or an example in a text gives away; a number's form tells only with a label that names none. */
export function secretInPattern(text: string, isGeneric: boolean): SecretKind | undefined {
  return hints.find(
    ([kind, hint]) =>
      (isGeneric || !aboutNumbers.includes(kind)) && hint.test(text.slice(0, 2_000)),
  )?.[0];
}
