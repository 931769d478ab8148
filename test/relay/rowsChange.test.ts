import { describe, expect, it } from "vitest";
import { applyRows, diffRows } from "../../src/relay/rowsChange.js";
import * as fc from "../support/fc.js";

const row = fc.record({ id: fc.constantFrom(..."abcdefgh"), version: fc.nat(2) });
const rows = fc.uniqueArray(row, { selector: ({ id }) => id });

/** The second list with the records of the first where they are equal, as the host's tables keep them. */
function sharing(before: readonly { id: string; version: number }[], after: typeof before) {
  return after.map(
    (one) => before.find(({ id, version }) => id === one.id && version === one.version) ?? one,
  );
}

describe("diffRows", () => {
  it("makes one list out of the other, whatever they hold, and touches no other record", () => {
    fc.assert(
      fc.property(rows, rows, (before, next) => {
        const after = sharing(before, next);
        const change = diffRows(before, after);
        const applied = change ? applyRows(before, change) : before;
        expect(applied).toEqual(after);
        for (const [index, one] of after.entries()) expect(applied[index]).toBe(one);
        for (const one of change?.set ?? []) expect(before).not.toContain(one);
      }),
    );
  });

  it("tells nothing where the list is the same", () => {
    const list = [{ id: "a" }];
    expect(diffRows(list, list)).toBeUndefined();
  });

  it("tells the order only where adding at the end does not give it", () => {
    const [a, b, c] = [{ id: "a" }, { id: "b" }, { id: "c" }];
    expect(diffRows([a, b], [b, c])).toEqual({ set: [c], gone: ["a"] });
    expect(diffRows([a, b], [{ id: "a", new: true }, b])).not.toHaveProperty("order");
    expect(diffRows([a, b], [b, a])).toEqual({ set: [], gone: [], order: ["b", "a"] });
    expect(diffRows([a], [c, a])).toEqual({ set: [c], gone: [], order: ["c", "a"] });
  });
});
