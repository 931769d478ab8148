import { foldText } from "./foldText.js";
import type { SecretKind } from "./secretKind.js";
import { english } from "./words/english.js";
import { latinStarts } from "./words/latinStarts.js";
import { loadedWords } from "./words/moreWords.js";

const partsWords = /^[\p{sc=Deva}\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{P}\p{N}\p{S}\p{M}\s]*$/u;
const shortestStart = 3;

/** A name of a secret, as it stands in folded text without spaces. */
export interface Term {
  readonly kind: SecretKind;
  readonly letters: string;
  /** Whether a label must end with it to mean the secret. */
  readonly isBare: boolean;
}

/** The names of secrets, ready to be looked up. */
export interface Vocabulary {
  /** Whole words, by their letters. */
  readonly words: ReadonlyMap<string, Term>;
  /** Words that may have other endings, by the letters that stay. */
  readonly stems: ReadonlyMap<string, Term>;
  /** Endings of compounds. */
  readonly compounds: readonly Term[];
  /** Terms of scripts that do not part words, by their first character. */
  readonly unparted: ReadonlyMap<string, readonly Term[]>;
}

/** Reads the terms of English and of all loaded words; where two share their letters, the first counts. */
export function createVocabulary(): Vocabulary {
  const words = new Map<string, Term>();
  const stems = new Map<string, Term>();
  const compounds: Term[] = [];
  const unparted = new Map<string, Term[]>();
  for (const [kind, lines] of [english, ...loadedWords()].flatMap(({ terms }) =>
    Object.entries<readonly string[]>(terms),
  ))
    for (const name of lines.flatMap((line) => line.split("|"))) {
      const letters = foldText(name).replaceAll(" ", "");
      const term = { kind: kind as SecretKind, letters, isBare: name.endsWith(".") }; // A key of that record.
      if (!partsWords.test(name)) listIn(unparted, letters.slice(0, 1)).push(term);
      else {
        const table = name.endsWith("~") ? stems : words;
        if (!table.has(letters)) table.set(letters, term);
        if (name.startsWith("*")) compounds.push(term);
      }
    }
  return { words, stems, compounds, unparted };
}

const starts = new Map<string, string[]>();

/** Whether letters may begin with a name of a secret in another language that has Latin letters. */
export function mayBeLatin(letters: string): boolean {
  if (starts.size === 0)
    for (const start of latinStarts.split(" "))
      listIn(starts, start.slice(0, shortestStart)).push(start);
  const alike = starts.get(letters.slice(0, shortestStart));
  return alike?.some((start) => letters.startsWith(start)) ?? false;
}

function listIn<Item>(table: Map<string, Item[]>, key: string): Item[] {
  const list = table.get(key) ?? [];
  table.set(key, list);
  return list;
}
