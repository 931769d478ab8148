import { describe, expect, it } from "vitest";
import { loadPatterns } from "../../src/schema/loadPatterns.js";

const zip = new Map([["^\\d{5}$", ["zip"]]]);

describe("loadPatterns", () => {
  it("runs the patterns of a schema", async () => {
    const { begin, unchecked } = await loadPatterns(zip);
    expect(unchecked).toEqual([]);
    expect(begin()("^\\d{5}$", "12345")).toBe(true);
    expect(begin()("^\\d{5}$", "1234")).toBe(false);
    expect(begin()("another", "1234")).toBeUndefined();
  });

  it("leaves them to the server when the engine does not load, and says so", async () => {
    const { begin, unchecked } = await loadPatterns(zip, () =>
      Promise.reject(new Error("offline")),
    );
    expect(unchecked).toEqual([
      { code: "engine-missing", path: ["zip"], params: { pattern: "^\\d{5}$" } },
    ]);
    expect(begin()("^\\d{5}$", "1234")).toBeUndefined();
  });

  it("loads no engine for a schema without patterns", async () => {
    const { unchecked } = await loadPatterns(new Map(), () => Promise.reject(new Error("loaded")));
    expect(unchecked).toEqual([]);
  });

  it("bounds the work of one judgement, however many texts it looks at", async () => {
    const pattern = "(?:a|b)*c";
    const { begin } = await loadPatterns(new Map([[pattern, []]]));
    const matches = begin();
    const found = Array.from({ length: 40 }, () => matches(pattern, "ab".repeat(500)));
    expect(found[0]).toBe(false);
    expect(found.at(-1)).toBeUndefined();
    expect(begin()(pattern, "ab".repeat(500))).toBe(false);
  });
});
