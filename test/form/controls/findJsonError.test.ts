import { describe, expect, it } from "vitest";
import { findJsonError } from "../../../src/form/controls/text/findJsonError.js";
import * as fc from "../../support/fc.js";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** JSON with one character put in, taken out or exchanged. */
const almostJson = fc
  .tuple(
    fc.json(),
    fc.nat(),
    fc.nat({ max: 2 }),
    fc.constantFrom(...'{}[]:,"\\ \n\te+-.0159truefalsn'),
  )
  .map(([text, place, taken, put]) => {
    const at = place % (text.length + 1);
    return text.slice(0, at) + (taken === 2 ? "" : put) + text.slice(at + (taken === 0 ? 0 : 1));
  });

describe("findJsonError", () => {
  it.each([
    ["", 1, 1],
    ["{", 1, 2],
    ["[1,]", 1, 4],
    ['{"a" 1}', 1, 6],
    ['{\n  "a": 1,\n}', 3, 1],
    ['{\r\n"a": tru\r\n}', 2, 6],
    ['["\u{1F600}", x]', 1, 7],
    ["01", 1, 1],
    ["1 2", 1, 3],
    ["{'a': 1}", 1, 2],
    ['{"a": 1}}', 1, 9],
    ['"a\nb"', 1, 1],
    ["[}", 1, 2],
  ])("finds where %j goes wrong", (text, line, column) => {
    expect(findJsonError(text)).toEqual({ line, column });
  });

  it("finds an error exactly where JSON.parse does", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), almostJson, fc.string()), (text) => {
        expect(findJsonError(text) === undefined).toBe(isJson(text));
      }),
      { numRuns: 3_000 },
    );
  });

  it("reads a megabyte, and nesting without end, in no time", () => {
    const long = JSON.stringify(Array.from({ length: 100_000 }, (_, index) => `item ${index}`));
    expect(findJsonError(long)).toBeUndefined();
    expect(findJsonError(`"${"x".repeat(1_000_000)}"`)).toBeUndefined();
    expect(findJsonError("[".repeat(100_000))).toEqual({ line: 1, column: 100_001 });
  });
});
