import { describe, expect, it } from "vitest";
import { isSupportedValue } from "../../src/schema/isSupportedValue.js";

describe("isSupportedValue", () => {
  it.each<[unknown]>([[""], ["a"], [0], [1.5], [true], [false], [[]], [["a", "b"]]])(
    "takes %j",
    (value) => {
      expect(isSupportedValue(value)).toBe(true);
    },
  );

  it.each<[unknown]>([[null], [undefined], [Number.NaN], [{}], [[1]], [["a", null]], [[["a"]]]])(
    "refuses %j",
    (value) => {
      expect(isSupportedValue(value)).toBe(false);
    },
  );
});
