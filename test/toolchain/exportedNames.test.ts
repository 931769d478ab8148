import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { declaredExports, exportedNames, outerNames } from "../../scripts/exportedNames.mjs";
import { temporaryFolder } from "../../scripts/temporaryFolder.mjs";

const folder = temporaryFolder("mcp-host-ui-names-", afterAll);

const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

write("parts.ts", "export interface Part {}\nexport const partOf = () => {};\n");
write("more.tsx", "export function More() {}\n");
const entry = write(
  "entry.ts",
  `// export const inAComment = 1;
const text = "export function inAText() {}";
export { type Part as Piece, partOf } from "./parts.js";
export * as Parts from "./parts.js";
export * from "./more.js";
export abstract class Shape {}
export enum Colour { Red }
export function over(one: string): void;
export function over(one: number): void;
export function over() {}
export const { first, second } = { first: text, second: 2 }, third = 3;
export type Split =
  string;
`,
);

describe("exportedNames", () => {
  it("has what source declares, however it is written, and nothing that comments and texts say", () => {
    expect([...exportedNames(entry)].sort()).toEqual(
      [
        "Colour",
        "More",
        "Part",
        "Shape",
        "Split",
        "first",
        "over",
        "partOf",
        "second",
        "third",
      ].sort(),
    );
  });

  it("tells what a module itself declares from what it passes on", () => {
    expect([...declaredExports(entry, { types: true })]).toEqual(["Split"]);
    expect(declaredExports(entry).has("More")).toBe(false);
  });

  it("counts as an app does: under the name outside, a namespace once", () => {
    const names = outerNames(entry);
    expect(names).toEqual(expect.arrayContaining(["Piece", "Parts", "More", "over"]));
    expect(names).not.toContain("Part");
    expect(new Set(names).size).toBe(names.length);
  });
});
