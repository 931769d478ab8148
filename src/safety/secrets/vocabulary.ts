import { fold } from "./fold.js";
import type { SecretKind } from "./secretKind.js";
import { secretTerms } from "./secretTerms.js";
import { hi } from "./terms/hi.js";
import { it } from "./terms/it.js";
import { nl } from "./terms/nl.js";
import { pl } from "./terms/pl.js";
import { ru } from "./terms/ru.js";
import { tr } from "./terms/tr.js";
import { vi } from "./terms/vi.js";

const partsWords = /^[\p{sc=Deva}\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{P}\p{N}\p{S}\p{M}\s]*$/u;

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

/** Reads the terms; where two kinds share one, the first has it. */
export function createVocabulary(): Vocabulary {
  const words = new Map<string, Term>();
  const stems = new Map<string, Term>();
  const compounds: Term[] = [];
  const unparted = new Map<string, Term[]>();
  for (const [kind, lines] of [secretTerms, hi, it, nl, pl, ru, tr, vi].flatMap(
    Object.entries<readonly string[]>,
  ))
    for (const name of lines.flatMap((line) => line.split("|"))) {
      const letters = fold(name).replaceAll(" ", "");
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

function listIn(table: Map<string, Term[]>, key: string): Term[] {
  const list = table.get(key) ?? [];
  table.set(key, list);
  return list;
}
