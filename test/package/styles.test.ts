import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listBuilt, readBuilt } from "./builtModules.js";

const plain = readBuilt("styles.css");
const layered = readBuilt("styles.layer.css");

describe("styles.css", () => {
  it("is one file", () => {
    expect(plain).not.toContain("@import");
    expect(listBuilt(".css").filter((name) => !name.startsWith("themes/"))).toEqual([
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
