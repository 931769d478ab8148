import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { mutants } from "../mutants/mutants.mjs";

describe("the mutants", () => {
  it.each(mutants)("$name: its text stands in its file once, and its tests are there", (mutant) => {
    const { file, find, put, tests } = mutant;
    expect(readFileSync(file, "utf8").split(find)).toHaveLength(2);
    expect(put).not.toBe(find);
    expect(tests.filter((path) => !existsSync(path))).toEqual([]);
  });

  it("have names of their own", () => {
    expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  });
});
