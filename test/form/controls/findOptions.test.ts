import { describe, expect, it } from "vitest";
import { createOptionFinder } from "../../../src/form/controls/select/findOptions.js";

const find = createOptionFinder(["São Paulo", "Sao Tomé", "San José", "ZÜRICH", "\uFF21BC 1"]);

describe("createOptionFinder", () => {
  it.each([
    ["", [0, 1, 2, 3, 4]],
    ["sao", [0, 1]],
    ["TOME sao", [1]],
    ["zurich", [3]],
    ["josé", [2]],
    ["abc", [4]],
    ["x", []],
  ])("finds by %j", (typed, found) => {
    expect(find(typed)).toEqual(found);
  });

  it("searches ten thousand options within a frame or two", () => {
    const many = createOptionFinder(
      Array.from({ length: 10_000 }, (_, index) => `Option ${index}`),
    );
    expect(many("99")).toContain(9_999);
  });
});
