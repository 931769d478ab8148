import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../scripts/temporaryFolder.mjs";

const refused: Readonly<Record<string, string>> = {
  "data spread into push": "export const f = (to: number[], from: number[]) => to.push(...from);",
  "data spread into Math.max": "export const f = (all: number[]) => Math.max(...all);",
  "data spread into a constructor": "export const f = (all: number[]) => new Array(...all);",
  "a function that calls itself":
    "export function f(all: unknown): unknown { return Array.isArray(all) ? f(all[0]) : all; }",
  "a function that no other file sees":
    "function f(all: unknown): unknown { return Array.isArray(all) ? f(all[0]) : all; }\nexport const g = f;",
  "a generator that calls itself":
    "function* f(all: unknown): unknown { yield* Array.isArray(all) ? f(all[0]) : []; }\nexport const g = f;",
  "a function given to a loop of itself":
    "export const f = (all: unknown): unknown => Array.isArray(all) ? all.map(f) : all;",
  "two functions that call each other":
    "export const a = (x: unknown): unknown => b(x);\nexport const b = (x: unknown): unknown => a(x);",
  "a component that renders itself":
    "export function F({ of }: { of: unknown[] }): unknown { return of.map(() => <F of={[]} />); }",
};

const taken: Readonly<Record<string, string>> = {
  "arguments passed on":
    "export const f = (g: (...all: number[]) => void, ...all: number[]) => g(...all);",
  "a list made of lists": "export const f = (all: number[], more: number[]) => [...all, ...more];",
  "a depth that is counted":
    "export function f(x: unknown, depth: number): unknown { return depth > 9 ? x : f(x, depth + 1); }",
  "a timer that starts itself again": "export const f = (): void => void setTimeout(() => f(), 9);",
  "a name that means another function":
    "export const f = (g: { f: () => void }) => { const { f } = g; f(); };",
};

describe("bounds", () => {
  const folder = temporaryFolder("mcp-host-ui-bounds-", afterAll);
  const fileOf = (name: string) => `src/protocol/${name.replaceAll(" ", "-")}.tsx`;
  let reported: readonly string[] = [];

  beforeAll(() => {
    mkdirSync(join(folder, "src/protocol"), { recursive: true });
    for (const [name, code] of Object.entries({ ...refused, ...taken }))
      writeFileSync(join(folder, fileOf(name)), `${code}\n`);
    reported = lint(folder)
      .filter(({ code }) => code.startsWith("bounds("))
      .map(({ filename }) => filename);
  });

  it.each(Object.keys(refused))("reports %s", (name) => {
    expect(reported).toContain(fileOf(name));
  });

  it.each(Object.keys(taken))("accepts %s", (name) => {
    expect(reported).not.toContain(fileOf(name));
  });
});

/** Lints a folder with this project's own configuration, so that the test fails where a rule is off. */
function lint(folder: string): readonly { code: string; filename: string }[] {
  const root = resolve(import.meta.dirname, "../..");
  const args = ["-c", join(root, ".oxlintrc.json"), "-f", "json", "."];
  try {
    execFileSync(join(root, "node_modules/.bin/oxlint"), args, { cwd: folder, encoding: "utf8" });
  } catch (error) {
    const { stdout } = error as { stdout: string };
    return JSON.parse(stdout).diagnostics;
  }
  return [];
}
