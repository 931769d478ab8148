import type { RequestFact, TogetherSummary } from "../../react/kind.js";

/** One value of a fact, and how many requests have it. */
export interface FactValue {
  readonly value: RequestFact["value"];
  readonly count: number;
}

/** One fact about several requests: a single value where they share it, else all there are, the most frequent first. */
export interface ComparedFact {
  /** The name of the fact. */
  readonly name: string;
  readonly values: readonly FactValue[];
  /** Whether each value is shown, and all of it. */
  readonly isWhole: boolean;
}

/** Compares the facts about several requests; one that a request says nothing of is empty there. */
export function compareFacts(summaries: readonly TogetherSummary[]): readonly ComparedFact[] {
  const names = new Set(summaries.flatMap(({ facts }) => facts.map(({ name }) => name)));
  return [...names].map((name) => {
    let isWhole = false;
    const values = new Map<string, { value: RequestFact["value"]; count: number }>();
    for (const { facts } of summaries) {
      const fact = facts.find((one) => one.name === name);
      const value = fact?.value ?? "";
      isWhole ||= fact?.isWhole === true;
      const known = values.get(JSON.stringify(value));
      if (known) known.count += 1;
      else values.set(JSON.stringify(value), { value, count: 1 });
    }
    const sorted = [...values.values()].toSorted((one, other) => other.count - one.count);
    return { name, isWhole, values: sorted };
  });
}
