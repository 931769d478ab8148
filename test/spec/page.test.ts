import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { hasTest } from "../support/hasTest.js";
import { demands, isNamedAt, notHeld, revisions } from "./demands.js";

const root = resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

const sources: ReadonlyMap<string, string> = new Map(
  ["src", "test", "stories", "examples", "bench", ".storybook"]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(tsx?|mdx?|css)$/.test(entry.name))
        .map(({ parentPath, name }) =>
          relative(root, join(parentPath, name)).replaceAll("\\", "/"),
        ),
    )
    .filter((path) => !/\/(node_modules|dist|\.next)\//.test(path))
    .map((path) => [path, read(path)]),
);

/** A number of docs/spec.md, or several, however somebody wrote it. */
const reference =
  /\bspec(?:ification|\.md)? ?[#§]? ?\d{1,3}\b(?:(?:, ?| ?[-–] ?| and | to )\d{1,3}\b)*/gi;

const references = [...sources].flatMap(([path, text]) =>
  [...text.matchAll(reference)].map(([written]) => ({ path, written })),
);

/** The names of tests that say themselves which demands they hold. */
const namedTests = [...sources].flatMap(([path, text]) =>
  [...text.matchAll(/["`]SPEC (\d+(?:, \d+)*): (.+?)["`],/g)].map(
    ([, numbers = "", title = ""]) => ({ path, title, numbers: numbers.split(", ").map(Number) }),
  ),
);

describe("docs/spec.md", () => {
  it("numbers its demands from 1 on, each once", () => {
    expect(demands.length).toBeGreaterThan(90);
    expect(demands.map(({ number }) => number)).toEqual(demands.map((_, place) => place + 1));
  });

  it.each(demands)(
    "says who has to see to $number, how strongly, and where it is written",
    (demand) => {
      expect(demand.text).toMatch(/\w.*\.$/);
      expect(["host", "UI", "wire"]).toContain(demand.concerns);
      expect(demand.asked).not.toEqual([]);
      for (const { level, revision, url } of demand.asked) {
        expect(["must", "should", "may", "defined"]).toContain(level);
        expect(revisions).toContain(revision);
        expect(url).toMatch(
          new RegExp(`^https://modelcontextprotocol\\.io/(specification|docs)/${revision}(/|#)`),
        );
      }
      expect(new Set(demand.asked.map(({ revision }) => revision)).size).toBe(demand.asked.length);
    },
  );

  it.each(demands)("names tests that exist for $number, or says why there is none", (demand) => {
    const reasons = notHeld.filter(([number]) => number === demand.number);
    expect(reasons).toHaveLength(demand.heldBy.length === 0 ? 1 : 0);
    for (const [, why] of reasons) expect(why).toMatch(/\w.*\.$/);
    const missing = demand.heldBy.filter(({ file, title }) => !hasTest(file, title));
    expect(missing).toEqual([]);
  });

  it("gives a reason for demands of its own only", () => {
    expect(notHeld.length).toBeGreaterThan(0);
    for (const [number] of notHeld) expect(demands[number - 1]?.number).toBe(number);
  });

  it("names each test that says which demands it holds", () => {
    expect(namedTests.length).toBeGreaterThan(25);
    const unnamed = namedTests.filter(
      ({ path, title, numbers }) => !numbers.every((number) => isNamedAt(number, title, path)),
    );
    expect(unnamed).toEqual([]);
  });
});

describe("a reference to docs/spec.md", () => {
  it("is written one way, and to a demand that is there", () => {
    expect(references.length).toBeGreaterThan(30);
    const wrong = references.filter(({ written }) => {
      const numbers = /^SPEC (\d+(?:, \d+)*)$/.exec(written)?.[1]?.split(", ") ?? [];
      return numbers.length === 0 || numbers.some((number) => !demands[Number(number) - 1]);
    });
    expect(wrong).toEqual([]);
  });
});
