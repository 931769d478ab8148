import { it } from "vitest";
import { isNamedAt, revisionsOf } from "./demands.js";
import type { Setting } from "./settings.js";

/** Writes one test for each setting whose revision asks for all of these demands of docs/spec.md, which names the test. */
export type Demand = (
  items: number | readonly number[],
  sentence: string,
  expectMet: (setting: Setting) => Promise<void>,
) => void;

/** Makes a {@link Demand} that tests in these settings. */
export function demandIn(settings: readonly Setting[]): Demand {
  return (items, sentence, expectMet) => {
    const numbers = [items].flat();
    for (const number of numbers)
      if (!isNamedAt(number, sentence, "test/spec/"))
        throw new Error(`docs/spec.md does not name the test "${sentence}" at ${number}.`);
    const asked = settings.filter(({ revision }) =>
      numbers.every((number) => revisionsOf(number).includes(revision)),
    );
    if (asked.length === 0) throw new Error(`No revision asks for all of ${numbers.join(", ")}.`);
    const title = `SPEC ${numbers.join(", ")}: ${sentence}`;
    it.each(asked)(`${title} ($name)`, (setting) => expectMet(setting));
  };
}
