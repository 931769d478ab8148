import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { relative, resolve } from "node:path";

// TypeScript 7 has no API in JavaScript; API Extractor brings a TypeScript that has one.
const from = createRequire(import.meta.url);
export const ts = createRequire(from.resolve("@microsoft/api-extractor"))("typescript");

const options = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  exactOptionalPropertyTypes: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  jsx: ts.JsxEmit.ReactJSX,
  // The packages import each other by name, and are read from source.
  baseUrl: ".",
  paths: JSON.parse(readFileSync("tsconfig.json", "utf8")).compilerOptions.paths,
};

/** The types of everything that some files import. */
export function createProgram(files) {
  return ts.createProgram(files, options);
}

/** Where a source file stands in this repository, or undefined where it is somebody else's. */
export function placeOf(source) {
  const place = relative("", resolve(source.fileName)).replaceAll("\\", "/");
  return /^(packages\/\w+\/)?src\//.test(place) ? place : undefined;
}

/** What a docstring says of a symbol, without its tags. */
export function textOf(checker, symbol) {
  return ts.displayPartsToString(symbol?.getDocumentationComment(checker));
}
