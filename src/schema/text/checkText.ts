/** Why a text should not be sent as it is. */
export type TextFault =
  /** Half of a character that needs two: not valid Unicode, and changed or refused on the way. */
  | "lone-surrogate"
  /** An invisible control character, other than tab and line breaks. */
  | "control-character";

/** Finds what a person cannot have meant to type; `undefined` if there is no such thing. */
export function checkText(text: string): TextFault | undefined {
  if (/\p{Cs}/u.test(text)) return "lone-surrogate";
  if (/[^\P{Cc}\t\n\r]/u.test(text)) return "control-character";
  return undefined;
}
