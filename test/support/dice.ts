/** Throws dice: a whole number below a bound, or one of some values; the same for every run of one seed. */
export interface Dice {
  (below: number): number;
  pick<Value>(values: readonly Value[]): Value;
}

/** Makes {@link Dice} of a seed (mulberry32). */
export function createDice(seed: number): Dice {
  let state = seed;
  const below = (bound: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
  const pick = <Value>(values: readonly Value[]) => values[below(values.length)] as Value;
  return Object.assign(below, { pick });
}
