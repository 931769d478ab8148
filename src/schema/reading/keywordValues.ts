import type { Json, JsonObject } from "../../wire/protocol/json.js";
import { own } from "../json.js";

/** Those of the named keywords that are numbers, as JSON Schema wants them. */
export function numbersIn<Name extends string>(
  keywords: JsonObject,
  names: readonly Name[],
): { readonly [Key in Name]?: number } {
  return pick(keywords, names, (value) => typeof value === "number");
}

/** Those of the named keywords that are texts, and not empty. */
export function textsIn<Name extends string>(
  keywords: JsonObject,
  names: readonly Name[],
): { readonly [Key in Name]?: string } {
  return pick(keywords, names, isWritten);
}

/** Returns those of the named keywords that are texts to read; a blank text is none. */
export function wordsIn<Name extends string>(
  keywords: JsonObject,
  names: readonly Name[],
): { readonly [Key in Name]?: string } {
  return pick(
    keywords,
    names,
    (value): value is string => isWritten(value) && hasVisibleText(value),
  );
}

/** The texts of a list; none if it is no list. */
export function textsOf(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

/** Whether a text shows anything: blanks that are letters to Unicode, such as the Hangul fillers, show nothing. */
export function hasVisibleText(text: string): boolean {
  return /[^\s\u2800\u115f\u1160\u3164\uffa0]/u.test(text);
}

function isWritten(value: Json | undefined): value is string {
  return typeof value === "string" && value !== "";
}

function pick<Name extends string, Value extends Json>(
  keywords: JsonObject,
  names: readonly Name[],
  isWanted: (value: Json | undefined) => value is Value,
): { readonly [Key in Name]?: Value } {
  const found: { [Key in Name]?: Value } = {};
  for (const name of names) {
    const value = own(keywords, name);
    if (isWanted(value)) found[name] = value;
  }
  return found;
}
