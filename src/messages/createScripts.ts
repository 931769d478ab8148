import { isolate } from "./isolate.js";

/** Returns a function that lists writing systems, given by their ISO 15924 codes (`"Latn, Cyrl"`), as a language names them. */
export function createScripts(locale: string): (codes: string) => string {
  return (codes) => {
    const names = new Intl.DisplayNames(locale, { type: "script" });
    const nameOf = (code: string) => (isCode(code) ? names.of(code) : undefined) ?? isolate(code);
    return new Intl.ListFormat(locale).format(codes.split(", ").map(nameOf));
  };
}

/** A host's own inspector may write anything. */
function isCode(text: string): boolean {
  return /^[A-Z][a-z]{3}$/.test(text);
}
