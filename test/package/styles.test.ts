import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listBuilt, readBuilt } from "./builtModules.js";

const plain = readBuilt("styles.css");
const layered = readBuilt("styles.layer.css");

describe("styles.css", () => {
  it("is one file", () => {
    expect(plain).not.toContain("@import");
    expect(listBuilt(".css").filter((name) => !name.startsWith("themes/"))).toEqual([
      "elicitation.css",
      "styles.css",
      "styles.layer.css",
      "tokens.css",
    ]);
  });

  it.each(["light-dark(", "@media (forced-colors: active)", "@media (prefers-reduced-motion"])(
    "still has its %s",
    (feature) => {
      expect(plain).toContain(feature);
    },
  );

  it("leaves layers to styles.layer.css", () => {
    expect(plain).not.toContain("@layer");
  });
});

describe("elicitation.css", () => {
  it("has only rules of styles.css, and those of every class that elicitations use", () => {
    const rulesOf = (css: string) => css.split("\n@supports ")[0]?.split("\n") ?? [];
    const [own, all] = [rulesOf(readBuilt("elicitation.css")), rulesOf(plain)];
    expect(own.length).toBeGreaterThan(200);
    expect(own.filter((rule) => !all.includes(rule))).toEqual([]);

    const folders = ["form", "prompt", "ui", "kinds/elicitation", "flood"];
    const used = new Set(folders.flatMap(classesIn));
    const classesOf = (rules: readonly string[]) => new Set(rules.join("\n").match(/mcp-[\w-]+/g));
    const styled = classesOf(own);
    const missing = [...used].filter((name) => classesOf(all).has(name) && !styled.has(name));
    expect(used.size).toBeGreaterThan(100);
    // `Fold` is a part of the views of other kinds, and apps with rules import all styles.
    expect(missing.filter((name) => !/^mcp-(?:fold|rule)/.test(name))).toEqual([]);
  });
});

/** The names of classes in the components of a folder. */
function classesIn(folder: string): readonly string[] {
  const root = new URL(`../../src/${folder}/`, import.meta.url);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".tsx"))
    .flatMap((name) => [
      ...readFileSync(new URL(name, root), "utf8").matchAll(/(?<!-)\bmcp-[\w-]+/g),
    ])
    .map(([name]) => name);
}

describe("styles.layer.css", () => {
  it("has the same rules in the layer mcp-ui, and none outside", () => {
    expect(layered).toBe('@import "./styles.css" layer(mcp-ui);\n');
  });
});

describe("themes", () => {
  const themes = listBuilt(".css").filter((name) => name.startsWith("themes/"));

  it("are all built", () => {
    const sources = new URL("../../src/styles/themes", import.meta.url);
    expect(themes).toEqual(readdirSync(sources).map((name) => `themes/${name}`));
  });

  it.each(themes)("has what %s sets, and leaves light and dark to the browser", (name) => {
    expect(readBuilt(name)).toContain("--mcp-accent:");
    expect(readBuilt(name)).not.toMatch(/@import|@layer|--lightningcss/);
  });
});

describe("tokens.css", () => {
  it("comes with its descriptions", () => {
    expect(readBuilt("tokens.css")).toContain("/* What people read. */");
  });
});
