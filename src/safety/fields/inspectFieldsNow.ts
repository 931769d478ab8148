import { createAllowance } from "../../wire/protocol/allowance.js";
import { atOnce } from "../../wire/protocol/sliced.js";
import type { Finding } from "../finding.js";
import { arabic } from "../secrets/words/arabic.js";
import { cyrillic } from "../secrets/words/cyrillic.js";
import { devanagari } from "../secrets/words/devanagari.js";
import { eastAsian } from "../secrets/words/eastAsian.js";
import { latin } from "../secrets/words/latin.js";
import { addWords, type Words, type WordsName } from "../secrets/words/moreWords.js";
import { inspectFieldSlices } from "./inspectFields.js";

const all: Readonly<Record<WordsName, Words>> = { latin, cyrillic, arabic, devanagari, eastAsian };

/**
 * Explains what is suspicious about a form: secrets that its fields ask for (client/elicitation), and hidden characters in
 * any string of it. It inspects the fields that `readFields` shows, and what stands in the data of a JSON editor, of each text
 * of theirs 1,000 characters, 200,000 in all (`limits.inspectedCharacters`), and 10,000 of the message; for hidden
 * characters 20,000 strings (`limits.inspectedTexts`), and it lists 200 findings of them; together it takes at most
 * 1,000,000 steps (`limits.steps`). Past a limit it says `"partly-inspected"`, and `"not-inspected"` of each field to type
 * into that was not inspected.
 */
export function inspectFields(requestedSchema: unknown, message = ""): readonly Finding[] {
  // The names are the keys of that record.
  for (const [name, words] of Object.entries(all)) addWords(name as WordsName, words);
  return atOnce(inspectFieldSlices(requestedSchema, message, createAllowance()));
}
