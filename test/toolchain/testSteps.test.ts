import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(resolve(import.meta.dirname, "../..", path), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

it("npm test runs every project of Vitest, but for the packages of others, and the compiler where another project has it", () => {
  const projects = all(read("vitest.config.ts"), /\bname: "([\w-]+)"/g);
  const script = read("scripts/test.mjs");
  expect(projects.length).toBeGreaterThan(9);
  const left = projects.filter((name) => !script.includes(`"${name}"`));
  expect(left).toEqual([
    "adapters",
    "dom-react-compiler",
    "dom-react-18",
    "browser-react-compiler",
  ]);
  expect(projects).toContain("dom-react-18-compiler");
  const deep = read("scripts/testDeep.mjs");
  expect(left.filter((name) => !deep.includes(`"${name}"`))).toEqual([]);
});

it("test/deep.json tells of every step of npm run test:deep, and of no other", () => {
  const steps = all(
    read("scripts/testDeep.mjs"),
    /^ {2}"?([\w-]+)"?: (?:vitest(?:InNewerNode)?\(|playwright\(|\{ name:)/gm,
  );
  expect(steps.length).toBeGreaterThan(5);
  expect(Object.keys(JSON.parse(read("test/deep.json")))).toEqual(steps);
});

it("npm test runs the rest of each configuration that npm run test:deep takes the tagged tests of", () => {
  const calls = (path: string) => all(read(path), /playwright\(\s*("[\w-]+", "[^"]+"), "--grep/g);
  const deep = calls("scripts/testDeep.mjs");
  expect(deep).toHaveLength(2);
  expect(calls("scripts/test.mjs")).toEqual(expect.arrayContaining(deep));
});
