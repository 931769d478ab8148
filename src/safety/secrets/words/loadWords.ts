import { addWords, type Words, type WordsName, wantedWords } from "./moreWords.js";

const loaders: Readonly<Record<WordsName, () => Promise<Words>>> = {
  latin: async () => (await import("./latin.js")).latin,
  cyrillic: async () => (await import("./cyrillic.js")).cyrillic,
  arabic: async () => (await import("./arabic.js")).arabic,
  devanagari: async () => (await import("./devanagari.js")).devanagari,
  eastAsian: async () => (await import("./eastAsian.js")).eastAsian,
};
const all: readonly WordsName[] = ["latin", "cyrillic", "arabic", "devanagari", "eastAsian"];

/** Loads words, by default those that inspections lacked so far. Rejects if a file cannot be loaded. */
export async function loadWords(names: readonly WordsName[] = wantedWords()): Promise<void> {
  await Promise.all(names.map(async (name) => addWords(name, await loaders[name]())));
}

/** Loads the words of all languages, for inspections that cannot wait for more. */
export async function loadAllWords(): Promise<void> {
  await loadWords(all);
}
