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
 * Explains suspicions about a form: fields that ask for secrets (client/elicitation), and hidden characters in its strings.
 * It inspects the fields that `readFields` shows, and the data of JSON editors. It reads 1,000 characters of each text,
 * 200,000 in all (`limits.inspectedCharacters`), and 10,000 of the message. It searches 20,000 strings for hidden
 * characters (`limits.inspectedTexts`), lists 200 of those findings, and takes at most 1,000,000 steps (`limits.steps`).
 * Beyond a limit it reports `"partly-inspected"`, and `"not-inspected"` for each text field that it did not inspect.
 */
export function inspectFields(requestedSchema: unknown, message = ""): readonly Finding[] {
  // The names are the keys of that record.
  for (const [name, words] of Object.entries(all)) addWords(name as WordsName, words);
  return atOnce(inspectFieldSlices(requestedSchema, message, createAllowance()));
}
