import type { Entry, EntryByKind } from "../../model/entry.js";
import type { ParseErrorCode } from "../../model/formIssue.js";
import { formatNumber, parseNumber } from "../../model/number.js";

/** The locale and the rules by which a number is written. */
export interface NumberWriting {
  /** Whether only whole numbers will do. */
  readonly integer: boolean;
  /** The BCP 47 tag that decides between decimal comma and point. */
  readonly locale: string;
}

/** The text that was typed as a number: the number, or the text as long as it is none, and why. */
export interface TypedNumber {
  readonly entry: EntryByKind["number"];
  readonly parseError?: ParseErrorCode;
}

/** Reads a number as a person's language writes it. */
export function readNumberText(text: string, writing: NumberWriting): TypedNumber {
  const reading = parseNumber(text, writing);
  if (reading.ok) return { entry: reading.value };
  return text.trim() === "" ? { entry: null } : { entry: text, parseError: reading.code };
}

/** Shows an entry in an element, unless it stands there already in other characters. */
export function writeNumber(element: HTMLInputElement, entry: Entry, writing: NumberWriting): void {
  if (Object.is(readNumberText(element.value, writing).entry, entry)) return;
  element.value = typeof entry === "number" ? formatNumber(entry, writing) : String(entry ?? "");
}
