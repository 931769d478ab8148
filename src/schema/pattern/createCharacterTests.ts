import { type CharacterTest, createCharacterTest } from "./characterTest.js";

/** Finds the test for an atom, or says why there is none. */
export type CharacterTests = (
  atom: string,
) => CharacterTest | "pattern-invalid" | "pattern-too-large";

/** The cost of a Unicode property in the platform's engine, in classes without one. */
const propertyCost = 8;

/** Makes each atom's test once, for all patterns of a schema; `spend` pays for so many, or says that they are too many. */
export function createCharacterTests(spend: (sets: number) => boolean): CharacterTests {
  const known = new Map<string, CharacterTest | "pattern-invalid">();

  return (atom) => {
    const before = known.get(atom);
    if (before) return before;
    if (!spend(1 + propertyCost * (atom.match(/\\p/gi) ?? []).length)) return "pattern-too-large";
    const test = createCharacterTest(atom) ?? "pattern-invalid";
    known.set(atom, test);
    return test;
  };
}
