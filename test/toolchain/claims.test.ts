import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { hasTest } from "../support/hasTest.js";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(resolve(root, file), "utf8");

/** A line of a page that claims something, and the tests that it names. */
interface Claim {
  readonly text: string;
  readonly tests: readonly { readonly file: string; readonly title: string }[];
}

/** The rows of tables, but for their heads, and the items of lists. */
function claimsIn(page: string, test: RegExp): readonly Claim[] {
  const rows = [...page.matchAll(/^\|(?!-)(.+)\|$(?!\n\|-)/gm)];
  const items = [...page.matchAll(/^- (.+(?:\n {2}.+)*)/gm)];
  return [...rows, ...items].map(([, text = ""]) => ({
    text,
    tests: [...text.matchAll(test)].map(({ groups: { file = "", title = "" } = {} }) => ({
      file,
      title: title.replaceAll("\n  ", " "),
    })),
  }));
}

const [security = "", limits] = read("SECURITY.md").split("\n## Known limits\n");
const linked = /\[(?<title>[^\]]+)\]\((?<file>test\/[^)]+)\)/g;
const named = /`(?<file>test\/[^`]+)`: "(?<title>[^"]+)"/g;

const pages = [
  ["SECURITY.md", claimsIn(security, linked), 25],
  ["stories/pages/Security.mdx", claimsIn(read("stories/pages/Security.mdx"), named), 15],
] as const;

describe.each(pages)("%s", (_, claims, atLeast) => {
  it("names for each claim the tests that hold it", () => {
    expect(claims.length).toBeGreaterThanOrEqual(atLeast);
    const bare = claims.filter(
      ({ text, tests }) => tests.length === 0 && !text.endsWith("| nothing is claimed "),
    );
    expect(bare).toEqual([]);
  });

  it.each(claims)("names only tests that exist: $text", ({ tests }) => {
    expect(tests.filter(({ file, title }) => !hasTest(file, title))).toEqual([]);
  });
});

describe("what reads the pages", () => {
  it("finds a claim without a test, a file that is not there, and a test of another name", () => {
    const page = "| claim | held by |\n|---|---|\n| It holds. | |\n\n- So does\n  this.\n";
    expect(claimsIn(page, linked)).toEqual([
      { text: " It holds. | ", tests: [] },
      { text: "So does\n  this.", tests: [] },
    ]);
    expect(hasTest("test/nowhere.test.ts", "holds")).toBe(false);
    expect(hasTest("test/toolchain/claims.test.ts", "holds what nobody wrote")).toBe(false);
    expect(hasTest("test/toolchain/claims.test.ts", "names only tests that exist: …")).toBe(true);
  });

  it("knows where the claims end", () => {
    expect(limits).toBeDefined();
  });
});
