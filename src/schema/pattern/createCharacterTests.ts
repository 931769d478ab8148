import { type CharacterTest, createCharacterTest } from "./characterTest.js";

/** Finds the test for an atom, or says why there is none. */
export type CharacterTests = (
  atom: string,
) => CharacterTest | "pattern-invalid" | "pattern-too-large";

/** The cost of a Unicode property in the platform's engine, in classes without one. */
const propertyCost = 8;

/** Makes each atom's test once, for all patterns of a schema: what compiling them costs is bounded. */
export function createCharacterTests(mostCost: number): CharacterTests {
  const known = new Map<string, CharacterTest | "pattern-invalid">();
  let left = mostCost;

  return (atom) => {
    const before = known.get(atom);
    if (before) return before;
    left -= 1 + propertyCost * (atom.match(/\\p/gi) ?? []).length;
    if (left < 0) return "pattern-too-large";
    const test = createCharacterTest(atom) ?? "pattern-invalid";
    known.set(atom, test);
    return test;
  };
}
