import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readTokens } from "../../stories/theming/readTokens.js";

const folder = new URL("../../src/styles/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), "utf8");
const sheets = (path = "") =>
  readdirSync(new URL(path, folder))
    .filter((file) => file.endsWith(".css"))
    .map((file) => `${path}${file}`);

const source = read("tokens.css");
const tokens = readTokens(source);
const components = [
  ...sheets().filter((file) => !["tokens.css", "index.css"].includes(file)),
  ...["form", "kinds/elicitation", "kinds/sampling", "kinds/roots"].flatMap((room) =>
    sheets(`../${room}/css/`),
  ),
];
const themes = sheets("themes/");
const code = (file: string) => read(file).replace(/\/\*.*?\*\//gs, "");

const tier = (wanted: 1 | 2) =>
  new Map(tokens.filter((token) => token.tier === wanted).map(({ name, value }) => [name, value]));
const first: ReadonlyMap<string, string> = tier(1);
const second: ReadonlyMap<string, string> = tier(2);

/** Every `var()` of a stylesheet: the variable and what stands in for it. */
function uses(css: string): readonly (readonly [name: string, fallback: string])[] {
  return [...css.matchAll(/var\((--[\w-]+)/g)].map(({ 0: start, 1: name = "", index }) => [
    name,
    argument(css, index + start.length)
      .replace(/^,\s*/, "")
      .replace(/\s+/g, " "),
  ]);
}

/** What stands between a place and the bracket that closes it. */
function argument(css: string, from: number): string {
  let depth = 0;
  for (let place = from; place < css.length; place += 1) {
    if (css[place] === "(") depth += 1;
    if (css[place] === ")" && depth-- === 0) return css.slice(from, place);
  }
  return css.slice(from);
}

const declarations = (css: string) =>
  [...css.matchAll(/(?<=[{;]\s*)(--[\w-]+)\s*:/g)].map(([, name = ""]) => name);

const resets = [...code("tokens.css").matchAll(/(--[\w-]+): initial;/g)].map(
  ([, name = ""]) => name,
);

describe("tokens.css", () => {
  it("says of every token what it is for", () => {
    const declared = declarations(source.replace(/\/\*.*?\*\//gs, ""));
    expect(declared.filter((name) => !first.has(name) && !resets.includes(name))).toEqual([]);
    expect(first.size).toBeGreaterThan(30);
    expect(second.size).toBeGreaterThan(30);
  });

  it("ends inside of another theme what a theme sets of the second tier", () => {
    const set = themes
      .flatMap((file) => declarations(code(file)))
      .filter((name) => second.has(name));
    expect([...resets].sort()).toEqual([...new Set(set)].sort());
  });

  it("names each token once", () => {
    expect(new Set(tokens.map(({ name }) => name)).size).toBe(tokens.length);
  });

  it("lets colours stand on tokens that exist", () => {
    const grounds = tokens.flatMap(({ contrast }) => contrast?.on ?? []);
    expect(grounds.filter((name) => !first.has(name))).toEqual([]);
  });

  it("has no token that nothing uses", () => {
    const used = new Set(
      [...components, "tokens.css"].flatMap((file) => uses(code(file)).map(([name]) => name)),
    );
    expect(tokens.filter(({ name }) => !used.has(name)).map(({ name }) => name)).toEqual([]);
  });
});

describe.each(components)("%s", (file) => {
  const css = code(file);
  const plumbing = (name: string) => name.startsWith("--_mcp-");

  it("uses only tokens that are declared, or documented with the same default", () => {
    const wrong = uses(css).filter(([name, fallback]) => {
      if (plumbing(name)) return false;
      if (first.has(name)) return fallback !== "";
      return second.get(name) !== fallback;
    });
    expect(wrong).toEqual([]);
  });

  it("declares nothing of its own but what starts with --_mcp-", () => {
    const known = (name: string) => plumbing(name) || second.has(name);
    expect(declarations(css).filter((name) => !known(name))).toEqual([]);
  });

  it("has no colour of its own", () => {
    expect(css.match(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|light-dark)\(/gi) ?? []).toEqual([]);
  });

  it("needs no !important", () => {
    expect(css).not.toContain("!important");
  });

  it("writes directions as the language does, not as left and right", () => {
    const physical =
      /\b(?:margin|padding|border)-(?:left|right)\b|(?:^|[{;]\s*)(?:left|right)\s*:|text-align:\s*(?:left|right)/gm;
    expect(css.match(physical) ?? []).toEqual([]);
  });

  it("stops what moves where people ask for less motion", () => {
    if (!/\b(?:animation|transition)\s*:/.test(css)) return;
    expect(css).toContain("@media (prefers-reduced-motion: reduce)");
  });
});

describe.each(themes)("%s", (file) => {
  const css = code(file);

  it("sets only documented tokens, and leaves distances to the density", () => {
    const theirs = declarations(css).filter((name) => name.startsWith("--mcp-"));
    expect(theirs.length).toBeGreaterThan(10);
    const density = ["--mcp-space", "--mcp-control-size"];
    const known = (name: string) => first.has(name) || second.has(name);
    expect(theirs.filter((name) => !known(name) || density.includes(name))).toEqual([]);
  });

  it("styles nothing by itself", () => {
    expect(css).not.toMatch(/\.mcp-/);
    expect(css).not.toContain("!important");
  });
});
