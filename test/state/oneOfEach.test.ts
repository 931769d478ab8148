import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../src/", import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, root), "utf8") }));

const holding = (what: RegExp) =>
  sources.filter(({ text }) => what.test(text)).map(({ path }) => path);

describe("src", () => {
  it("keeps listeners in one place", () => {
    expect(holding(/new Set<\([^)]*\) => void>/)).toEqual(["state/listeners.ts"]);
  });

  it("reads values of the host by keys that know their type, and gives no key a meaning of its own", () => {
    expect(holding(/(\.read|useHostValue)\(([^()]|\([^()]*\))*\)\)? as /)).toEqual([]);
    expect(holding(/\.(read|subscribe|publish)\([^;)]*["`][a-z:-]+["`$]/)).toEqual([]);
  });
});
