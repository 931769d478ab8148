import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { commandsFor } from "../../scripts/testFiles.mjs";

const read = (path: string) => readFileSync(resolve(import.meta.dirname, "../..", path), "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);

it("npm test runs every project of Vitest, but for the packages of others, and the compiler where another project has it", () => {
  const projects = all(read("vitest.config.ts"), /\bname: "([\w-]+)"/g);
  const script = read("scripts/test.mjs");
  expect(projects.length).toBeGreaterThan(9);
  const left = projects.filter((name) => !script.includes(`"${name}"`));
  expect(left).toEqual([
    "adapters",
    "harnesses",
    "dom-react-compiler",
    "dom-react-18",
    "browser-react-compiler",
  ]);
  expect(projects).toContain("dom-react-18-compiler");
  const deep = read("scripts/testDeep.mjs");
  expect(left.filter((name) => !deep.includes(`"${name}"`))).toEqual([]);
});

it("the weekly workflow runs every step of npm run test:deep", () => {
  const steps = all(
    read("scripts/testDeep.mjs"),
    /^ {2}"?([\w-]+)"?: (?:vitest(?:InNewerNode)?\(|playwright\(|\{ name:)/gm,
  );
  const matrix = all(read(".github/workflows/deep.yml"), /^ {10}- ([\w-]+)$/gm);
  expect(steps.length).toBeGreaterThan(5);
  expect(matrix).toEqual(steps);
});

it("npm test runs the rest of each configuration that npm run test:deep takes the tagged tests of", () => {
  const calls = (path: string) => all(read(path), /playwright\(\s*("[\w-]+", "[^"]+"), "--grep/g);
  const deep = calls("scripts/testDeep.mjs");
  expect(deep).toHaveLength(2);
  expect(calls("scripts/test.mjs")).toEqual(expect.arrayContaining(deep));
});

describe("npm t -- FILE", () => {
  it.each([
    ["test/host/heap.test.ts", "vitest run --project node"],
    ["packages/desk/test/stores/natsStream.test.ts", "vitest run --project engines"],
    ["test/form/parts/NestedControl.test.tsx", "vitest run --project dom"],
    ["test/browser/form/select.test.tsx", "vitest run --project browser"],
    ["test/package/api.test.ts", "vitest run --project package"],
    ["stories/Inbox.stories.tsx", "vitest run --project storybook"],
    ["test/e2e/demo.spec.ts", "playwright test --config playwright.config.ts"],
    [
      "test/e2e/giants/giants.spec.ts",
      "playwright test --config test/e2e/giants/playwright.config.ts",
    ],
    ["test/packed/radix.spec.ts", "playwright test --config test/packed/playwright.config.ts"],
  ])("runs %s in its own project", (file, command) => {
    expect(commandsFor([file])).toEqual([`${command} '${file}'`]);
  });

  it("runs files of one project together", () => {
    const [one, two] = ["test/host/heap.test.ts", "test/host/flood.test.ts"];
    expect(commandsFor([one, two])).toEqual([`vitest run --project node '${one}' '${two}'`]);
  });

  it("names the fault where no project runs a file", () => {
    expect(() => commandsFor(["src/index.ts"])).toThrow("No test project runs src/index.ts.");
  });
});
