import { foldedPattern } from "../foldText.js";
import type { SecretTerms } from "../secretKind.js";

/** A list of words or patterns that several languages add to. */
export type WordList =
  | "before"
  | "after"
  | "anywhere"
  | "anywhereUnspaced"
  | "unmarked"
  | "negated"
  | "negatedUnspaced"
  | "requesting"
  | "requestingUnspaced"
  | "aside"
  | "asideAfter"
  | "everyday"
  | "everydayUnspaced"
  | "pressing"
  | "pressingUnspaced"
  | "opening"
  | "openingUnspaced"
  | "accountNames"
  | "accountNamesUnspaced"
  | "generic"
  | "places"
  | "digit"
  | "character"
  | "word"
  | "part";

/** The words of some languages: names of secrets, and additions to lists such as those of `guards.ts`. */
export interface Words extends Readonly<Partial<Record<WordList, readonly string[]>>> {
  readonly terms: SecretTerms;
}

/** The words that load when a form needs them, by the letters that they are written in. */
export type WordsName = "latin" | "cyrillic" | "arabic" | "devanagari" | "eastAsian";

/** Returns the loaded words of a list, each after a `|`. */
export type MoreWords = (list: WordList) => string;

const loaded = new Map<WordsName, Words>();
const wanted = new Set<WordsName>();

/** Adds words to everything that inspections look for. */
export function addWords(name: WordsName, words: Words): void {
  loaded.set(name, words);
  wanted.delete(name);
}

/** Notes that the text of an inspection may hold words that are not loaded. */
export function wantWords(name: WordsName): void {
  if (!loaded.has(name)) wanted.add(name);
}

/** Returns the names of the words that inspections lacked so far. */
export function wantedWords(): readonly WordsName[] {
  return [...wanted];
}

/** Returns all words that are loaded beside English. */
export function loadedWords(): readonly Words[] {
  return [...loaded.values()];
}

/** Returns a function that makes something of the loaded words, once for as long as these stay the same. */
export function worded<Made>(make: (more: MoreWords) => Made): () => Made {
  let made: { readonly value: Made; readonly size: number } | undefined;
  const more: MoreWords = (list) =>
    loadedWords()
      .flatMap((words) => words[list] ?? [])
      .map((line) => `|${line}`)
      .join("");
  return () => {
    if (made?.size !== loaded.size) made = { value: make(more), size: loaded.size };
    return made.value;
  };
}

/** Does the same for a pattern of folded texts. */
export function wordedPattern(source: (more: MoreWords) => string): () => RegExp {
  return worded((more) => foldedPattern(source(more)));
}
