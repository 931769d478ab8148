import { describe, expect, it } from "vitest";
import { keepIdentity } from "../../src/relay/connect/keepIdentity.js";
import fc, { wireJson } from "../support/fc.js";

describe("keepIdentity", () => {
  it("returns the earlier value exactly where both are equal", () => {
    fc.assert(
      fc.property(wireJson(), wireJson(), (one, other) => {
        const copy = structuredClone(one);
        expect(keepIdentity(one, copy)).toBe(one);
        const isEqual = JSON.stringify(one) === JSON.stringify(other);
        const [before, after] = [[one], [other]];
        expect(keepIdentity(before, after)).toBe(isEqual ? before : after);
      }),
    );
  });

  it.each([
    [{ a: 1 }, { a: 1, b: undefined }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [[1, 2], [1]],
    [{ a: null }, { a: {} }],
  ])("tells %j from %j", (one, other) => {
    expect(keepIdentity<unknown>(one, other)).toBe(other);
    expect(keepIdentity<unknown>(other, one)).toBe(one);
  });
});
