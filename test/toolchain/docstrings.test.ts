import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const files = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `src/${file}`);

/** The openings of every docstring in a file. */
const openings = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/\/\*\*(?:\s+\*)?\s+(\w+)/g)].map(
    ([, word = ""]) => word,
  );

describe("a docstring", () => {
  it("opens with a plainer verb than “Says”", () => {
    const all = files.flatMap((file) => openings(file).map((word) => ({ file, word })));
    expect(all.length).toBeGreaterThan(1_000);
    expect(all.filter(({ word }) => word === "Says")).toEqual([]);
  });
});
