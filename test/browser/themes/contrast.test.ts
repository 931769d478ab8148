import styles from "mcp-host-ui/styles.css?inline";
import tokensCss from "mcp-host-ui/tokens.css?raw";
import { describe, expect, it } from "vitest";
import { contrastBetween, leastContrast } from "../../../stories/theming/contrast.js";
import { readTokens } from "../../../stories/theming/readTokens.js";
import { applyScheme, applyStyles, themes } from "./themes.js";

const pairs = readTokens(tokensCss).flatMap(({ name, contrast }) =>
  (contrast?.on ?? []).map((ground) => ({
    name,
    ground,
    least: leastContrast[contrast?.as ?? "text"],
  })),
);

/** What buttons have at last, where a theme sets the second tier. */
const effective = `body {
  --main: var(--mcp-button-main-background, var(--mcp-accent));
  --main-hover: var(--mcp-button-main-background-hover, var(--mcp-accent-hover));
  --main-text: var(--mcp-button-main-text, var(--mcp-on-accent));
  --plain: var(--mcp-surface);
  --plain-text: var(--mcp-button-text, var(--mcp-text));
}`;

describe.each(themes)("the theme %s", (_name, ...sheets) => {
  it.each(["light", "dark"] as const)("has the contrast that WCAG asks for, %s", (scheme) => {
    applyStyles(styles, ...sheets);
    applyScheme(scheme);
    const low = pairs
      .map((pair) => ({ ...pair, is: contrastBetween(document.body, pair.name, pair.ground) }))
      .filter(({ is, least }) => !(is >= least))
      .map(({ name, ground, is, least }) => `${name} on ${ground}: ${is.toFixed(2)} of ${least}`);
    expect(pairs.length).toBeGreaterThan(25);
    expect(low).toEqual([]);
  });

  it.each(["light", "dark"] as const)("has a button that answers to read, %s", (scheme) => {
    applyStyles(styles, ...sheets, effective);
    applyScheme(scheme);
    for (const ground of ["--main", "--main-hover"])
      expect(contrastBetween(document.body, "--main-text", ground), ground).toBeGreaterThan(4.5);
    expect(contrastBetween(document.body, "--plain-text", "--plain")).toBeGreaterThan(4.5);
  });
});

describe("contrastBetween", () => {
  it("is 21 between black and white, 1 between a colour and itself, and nothing without two colours", () => {
    applyStyles(":root { --a: black; --b: white; --c: rgb(255 255 255 / 0%); --d: 4px }");
    expect(contrastBetween(document.body, "--a", "--b")).toBeCloseTo(21);
    expect(contrastBetween(document.body, "--b", "--a")).toBeCloseTo(21);
    expect(contrastBetween(document.body, "--a", "--a")).toBe(1);
    expect(contrastBetween(document.body, "--c", "--a")).toBe(1);
    expect(contrastBetween(document.body, "--d", "--a")).toBeNaN();
    expect(contrastBetween(document.body, "--a", "--nothing")).toBeNaN();
  });
});
