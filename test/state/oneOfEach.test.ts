import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import ts from "../typescript-5/node_modules/typescript/lib/typescript.js";

const root = new URL("../../src/", import.meta.url);
const sources = readdirSync(root, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(new URL(path, root), "utf8") }));

const holding = (what: RegExp) =>
  sources
    .filter(({ text }) => what.test(text))
    .map(({ path }) => path)
    .sort();

const limits =
  /\b(?:min|max)(?:Length|imum|Items|Contains|Properties)\b|\bexclusive(?:Min|Max)imum\b|\bmultipleOf\b/;
const comparisons = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);

/** Whether a module compares something with what is named like a limit of JSON Schema. */
function comparesByKeyword(path: string, text: string): boolean {
  const compares = (node: ts.Node): boolean =>
    (ts.isBinaryExpression(node) &&
      comparisons.has(node.operatorToken.kind) &&
      limits.test(node.getText())) ||
    (ts.forEachChild(node, compares) ?? false);
  return compares(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
}

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

  it("compares values with the limits of a schema in one place, and items with one another in one", () => {
    const comparing = sources
      .filter(({ path, text }) => comparesByKeyword(path, text))
      .map(({ path }) => path)
      .sort();
    // These ask what a limit tells of the values, whether some are negative, or many lines long, or how many fit in.
    const about = [
      "form/controls/text/NumberControl.tsx",
      "form/nested/NestedControl.tsx",
      "schema/reading/readFieldKind.ts",
    ];
    expect(comparing).toEqual(about);
    expect(holding(/\bisMultipleOf\(/)).toEqual(["schema/bounds.ts", "schema/decimal.ts"]);
    expect(holding(/new Set\((\w+)\)\.size [<!=]+ \1/)).toEqual([]);
    expect(holding(/fail\("uniqueItems"/)).toEqual(["schema/validation/arrayKeywords.ts"]);
    expect(holding(/createRepeatFinder\(/)).toEqual([
      "schema/createRepeatFinder.ts",
      "schema/reading/withDefault.ts",
      "schema/validation/arrayKeywords.ts",
    ]);
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
