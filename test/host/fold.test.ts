import { describe, expect, it } from "vitest";
import { createPlaces } from "../../src/host/places/places.js";
import { createFold } from "../../src/host/tables/fold.js";

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

/** Sums numbers, and notes what it adds up. */
function createSum() {
  const made: (readonly number[])[] = [];
  const joined: (readonly number[])[] = [];
  const sum = createFold<number, number>(
    -1,
    (rows) => {
      made.push(rows);
      return total(rows);
    },
    (values) => {
      joined.push(values);
      return total(values);
    },
  );
  return { sum, made, joined };
}

describe("createFold", () => {
  it("makes one value of all rows, and of none what it was given for that", () => {
    const places = createPlaces<number>();
    const { sum } = createSum();
    expect(sum(undefined)).toBe(-1);
    for (const place of [0, 5, 31, 32, 1_023, 40_000]) places.put(place, place);
    places.put(5, undefined);
    expect(sum(places.snapshot().tree)).toBe(31 + 32 + 1_023 + 40_000);
  });

  it("looks after a change at the rows beside it, and at nothing where nothing changed", () => {
    const places = createPlaces<number>();
    const { sum, made, joined } = createSum();
    for (let place = 0; place < 96; place += 1) places.put(place, 1);
    expect(sum(places.snapshot().tree)).toBe(96);
    expect([made.length, joined.length]).toEqual([3, 1]);
    expect(sum(places.snapshot().tree)).toBe(96);
    expect([made.length, joined.length]).toEqual([3, 1]);
    places.put(40, undefined);
    expect(sum(places.snapshot().tree)).toBe(95);
    expect([made.length, joined.length]).toEqual([4, 2]);
    // Empty places are nobody's rows.
    expect(made.at(-1)).toEqual(Array.from({ length: 31 }, () => 1));
    for (let place = 32; place < 64; place += 1) places.put(place, undefined);
    expect(sum(places.snapshot().tree)).toBe(64);
    expect(joined.at(-1)).toEqual([32, 32]);
  });
});
