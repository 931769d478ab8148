import { describe, expect, it } from "vitest";
import { isPlainAnswer } from "../../src/schema/carriage.js";

describe("isPlainAnswer", () => {
  it.each<[unknown]>([[""], ["a"], [0], [1.5], [true], [false], [[]], [["a", "b"]]])(
    "takes %j",
    (value) => {
      expect(isPlainAnswer(value)).toBe(true);
    },
  );

  it.each<[unknown]>([[null], [undefined], [Number.NaN], [{}], [[1]], [["a", null]], [[["a"]]]])(
    "refuses %j",
    (value) => {
      expect(isPlainAnswer(value)).toBe(false);
    },
  );
});
