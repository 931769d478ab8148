import { describe, expect, it } from "vitest";
import { isSupportedAnswer } from "../../src/schema/isSupportedAnswer.js";

describe("isSupportedAnswer", () => {
  it.each<[unknown]>([[""], ["a"], [0], [1.5], [true], [false], [[]], [["a", "b"]]])(
    "takes %j",
    (value) => {
      expect(isSupportedAnswer(value)).toBe(true);
    },
  );

  it.each<[unknown]>([[null], [undefined], [Number.NaN], [{}], [[1]], [["a", null]], [[["a"]]]])(
    "refuses %j",
    (value) => {
      expect(isSupportedAnswer(value)).toBe(false);
    },
  );
});
