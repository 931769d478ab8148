import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { readClaims, writeClaims } from "../../scripts/docs/writeClaims.mjs";
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

const claims = readClaims();
const security = read("SECURITY.md");
const linked = /\[(?<title>[^\]]+)\]\((?:\.\.\/)?(?<file>(?:packages\/\w+\/)?test\/[^)]+)\)/g;
const named = /`(?<file>(?:packages\/\w+\/)?test\/[^`]+)`: "(?<title>[^"]+)"/g;

const pages = [
  ["docs/claims.md", claimsIn(read("docs/claims.md"), linked), 60],
  ["docs/faults.md", claimsIn(read("docs/faults.md"), linked), 20],
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

describe("SECURITY.md", () => {
  it("has the claims of test/claims.json, and no other", () => {
    const rows = claims.threats.map(({ who, may, mayNot }) => `| ${who} | ${may} | ${mayNot} |`);
    const table = security.split("\n").filter((line) => /^\|(?! who|-)/.test(line));
    expect(rows.length).toBeGreaterThan(5);
    expect(table).toEqual(rows);
    const sections = /\n## Promises\n(.+?)\n\[docs\/claims/s.exec(security)?.[1] ?? "";
    const bullets = [...sections.matchAll(/^- (.+)$/gm)].map(([, text]) => text);
    const all = [...claims.promises, ...claims.rules, ...claims.hosts].map(({ claim }) => claim);
    expect(all.length).toBeGreaterThan(30);
    expect(bullets.join(" ")).toBe(all.join(" "));
  });

  it("is short enough to be read", () => {
    expect(security.trimEnd().split("\n").length).toBeLessThanOrEqual(60);
  });

  it("has its tests in docs/claims.md, which node scripts/docs/writeClaims.mjs writes", () => {
    expect(read("docs/claims.md")).toBe(writeClaims(claims));
  });
});

/** The sentences of a page's lists and paragraphs, and the rows of its tables, but for their heads. */
function sentencesIn(page: string): readonly string[] {
  const blocks = page
    .split(/\n(?=- |\||#|\n)/)
    .map((block) => block.replaceAll(/\s*\n\s*/g, " ").trim());
  const rows = blocks.filter(
    (block, at) => block.startsWith("| ") && !blocks[at + 1]?.startsWith("|-"),
  );
  const texts = blocks.filter((block) => !/^[#|]/.test(block));
  return [
    ...texts.flatMap((text) => text.replace(/^- /, "").split(/(?<=\.) (?=[[`A-Z])/)),
    ...rows.map((row) => row.slice(2)),
  ].filter((sentence) => sentence !== "");
}

const guide = sentencesIn(
  read("stories/pages/WhatAServerSends.mdx").match(/\n## What it meets\n(.+?)\n## /s)?.[1] ?? "",
);
const hostile = /\n## What a server sends is hostile until shown otherwise\n(.+?)\n## /s;
const bullets =
  read("README.md")
    .match(hostile)?.[1]
    ?.match(/^- .+(?:\n {2}.+)*/gm) ?? [];
const readme = bullets.flatMap(sentencesIn);
const quoted = claims.guide.map(({ claim }) => claim);

describe("the guide on what a server sends", () => {
  it("says nothing that docs/claims.md does not name the tests of", () => {
    expect(guide.length).toBeGreaterThanOrEqual(25);
    expect(guide.filter((it) => !quoted.some((start) => it.startsWith(start)))).toEqual([]);
  });

  it.each(quoted)("says, once: %s", (start) => {
    expect(guide.filter((it) => it.startsWith(start))).toHaveLength(1);
  });
});

it("lets README claim nothing beside that", () => {
  expect(readme.length).toBeGreaterThanOrEqual(5);
  expect(readme.filter((it) => !quoted.some((start) => it.startsWith(start)))).toEqual([]);
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

  it("reads sentences across lines, and rows without their heads", () => {
    const page =
      "One. `Two`\ntoo.\n\n- Three is 1.5; four.\n- Five.\n\n| a | b |\n|---|---|\n| `c` | d |\n";
    const sentences = ["One.", "`Two` too.", "Three is 1.5; four.", "Five.", "`c` | d |"];
    expect(sentencesIn(page)).toEqual(sentences);
  });
});
