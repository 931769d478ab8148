import { describe, expect, it } from "vitest";
import { createGroups } from "../../src/host/questions/groups.js";

describe("createGroups", () => {
  it("keeps ids in the order in which they came, each once, and in any group", () => {
    const groups = createGroups();
    for (const id of ["b", "a", "b"]) groups.add("one", id);
    groups.add("other", "a");
    expect(groups.of("one")).toEqual(["b", "a"]);
    expect(groups.of("other")).toEqual(["a"]);
    expect([groups.sizeOf("one"), groups.sizeOf("other")]).toEqual([2, 1]);
    groups.delete("one", "b");
    expect(groups.of("one")).toEqual(["a"]);
    expect(groups.of("other")).toEqual(["a"]);
  });

  it("has nothing in a group that never was, or is no more", () => {
    const groups = createGroups();
    groups.delete("one", "a");
    groups.add("one", "a");
    groups.delete("one", "b");
    expect(groups.sizeOf("one")).toBe(1);
    groups.delete("one", "a");
    for (const group of ["one", "nobody"]) {
      expect(groups.of(group)).toEqual([]);
      expect(groups.sizeOf(group)).toBe(0);
    }
    groups.add("one", "c");
    expect(groups.of("one")).toEqual(["c"]);
  });
});
