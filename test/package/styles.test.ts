import { describe, expect, it } from "vitest";
import { listBuilt, readBuilt } from "./builtModules.js";

const plain = readBuilt("styles.css");
const layered = readBuilt("styles.layer.css");

describe("styles.css", () => {
  it("is one file", () => {
    expect(plain).not.toContain("@import");
    expect(listBuilt(".css")).toEqual(["styles.css", "styles.layer.css"]);
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
    const rules = /^@layer mcp-ui \{\n(.*)\n\}\s*$/s.exec(layered)?.[1] ?? "";
    expect(words(rules)).toEqual(words(plain));
  });
});

function words(css: string): string[] {
  return css.split(/\s+/).filter(Boolean);
}
