// oxlint-disable bounds/recursion -- a catalogue nests a few levels.
import type { Messages } from "../locales/en.js";
import { readPattern } from "./readPattern.js";
import { writeFormatjs, writeI18next } from "./writePattern.js";

/** The syntax of patterns: i18next's JSON (plurals as keys with an ending), or ICU's as FormatJS reads it. */
export type SentenceSyntax = "i18next" | "formatjs";

/** The sentences of a catalogue, for translators. */
export interface SentenceList {
  /** The patterns by key: what stands in a translation file. */
  readonly sentences: Readonly<Record<string, string>>;
  /**
   * The keys of sentences that choose by more than one number, or are about lists: no pattern here says all that they say,
   * so they stay the catalogue's, unless the app has one under the key.
   */
  readonly left: readonly string[];
}

/** Lists the sentences of a catalogue as patterns with named placeholders, to be translated and given back to `messagesFrom`. */
export function listSentences(
  { locale, ...groups }: Messages,
  syntax: SentenceSyntax,
): SentenceList {
  const sentences: Record<string, string> = {};
  const left: string[] = [];
  const write = syntax === "i18next" ? writeI18next : writeFormatjs;

  const walk = (value: unknown, key: string): void => {
    if (typeof value === "string")
      Object.assign(sentences, write(key, { forms: {}, text: [value] }));
    else if (typeof value === "function") {
      const pattern = readPattern(locale, (params) => String(value(params)));
      if (pattern) Object.assign(sentences, write(key, pattern));
      else left.push(key);
    } else if (typeof value === "object" && value !== null)
      for (const [name, inner] of Object.entries(value))
        walk(inner, key === "" ? name : `${key}.${name}`);
  };
  walk(groups, "");
  return { sentences, left };
}
