import { describe, expect, it } from "vitest";
import { compileProgram } from "../../../src/schema/pattern/compileProgram.js";
import { createCharacterTests } from "../../../src/schema/pattern/createCharacterTests.js";
import { parsePattern } from "../../../src/schema/pattern/parsePattern.js";
import { sizeOf } from "../../../src/schema/pattern/sizeOf.js";

function parse(pattern: string) {
  const parsed = parsePattern(
    pattern,
    createCharacterTests(() => true),
  );
  if (typeof parsed === "string") throw new Error(`${pattern}: ${parsed}`);
  return parsed;
}

describe("sizeOf", () => {
  it.each([
    ["", 0],
    ["abc", 3],
    ["a|b|", 6],
    ["a*", 3],
    ["a+", 2],
    ["a?", 2],
    ["a{3}", 3],
    ["a{3,}", 4],
    ["a{2,5}", 8],
    ["a{0}", 0],
    ["a{0,0}b", 1],
    ["(?:){1000}", 0],
    ["(?:){7,}", 0],
    ["(?:(?:){3}|a)*", 5],
    ["^\\b(?:ab?){2,3}$", 13],
  ])("counts the steps that %j takes, as compiling makes them", (pattern, size) => {
    const parsed = parse(pattern);
    expect(sizeOf(parsed)).toBe(size);
    expect(compileProgram(parsed, 100)?.steps).toHaveLength(2 * (size + 1));
  });

  it("counts those of look-aheads, too", () => {
    expect(sizeOf(parse("(?=ab)c"))).toBe(5);
  });

  it("counts what would never fit without making it", () => {
    expect(sizeOf(parse("(((a{1000}){1000}){1000}){1000}"))).toBe(1e12);
    const endless = "9".repeat(400);
    for (const count of [endless, `${endless},`, `0,${endless}`, `${endless},${endless}`])
      expect(compileProgram(parse(`a{${count}}`), 1e9)).toBeUndefined();
    expect(compileProgram(parse("a{1000000}"), 999_999)).toBeUndefined();
  });
});
