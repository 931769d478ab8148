import { isolate } from "./isolate.js";

/** Joins names from outside to a list in a language, each isolated from the sentence around it. */
export function listNames(locale: string, names: readonly string[]): string {
  return new Intl.ListFormat(locale).format(names.map(isolate));
}
