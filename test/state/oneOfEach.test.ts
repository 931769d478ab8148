import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const root = new URL("../../src/", import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, root), "utf8") }));

const holding = (what: RegExp) =>
  sources
    .filter(({ text }) => what.test(text))
    .map(({ path }) => path)
    .sort();

describe("src", () => {
  it("keeps listeners in one place", () => {
    expect(holding(/new Set<\([^)]*\) => void>/)).toEqual(["state/listeners.ts"]);
  });

  it("tells in one place what a JSON object is", () => {
    expect(holding(/function is\w*(Object|Record)\(value: unknown\)/)).toEqual([
      "wire/protocol/json.ts",
    ]);
    expect(holding(/typeof value === "object" && value !== null && !Array\.isArray/)).toEqual([
      "wire/protocol/json.ts",
    ]);
  });

  it("follows references of schemas in one place", () => {
    expect(holding(/replaceAll\("~1", "\/"\)/)).toEqual(["schema/resolveRef.ts"]);
    expect(holding(/function resolveRef\(/)).toEqual(["schema/resolveRef.ts"]);
  });

  it("watches in one place what is on screen, and in one what covers it", () => {
    expect(holding(/new IntersectionObserver\(/)).toEqual([
      "prompt/press/watchCover.ts",
      "ui/createScreenWatch.ts",
    ]);
  });

  it("merges a host app's sentences with the English ones in one place", () => {
    expect(holding(/useHostSettings\(\)\.messages/)).toEqual([
      "ui/createMessagesHook.ts",
      "ui/useMessages.ts",
    ]);
  });

  it("reads values of the host by keys that know their type, and gives no key a meaning of its own", () => {
    expect(holding(/(\.read|useHostValue)\(([^()]|\([^()]*\))*\)\)? as /)).toEqual([]);
    expect(holding(/\.(read|subscribe|publish)\([^;),]*["`][a-z:-]+["`$]/)).toEqual([]);
  });
});
