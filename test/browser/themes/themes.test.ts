import styles from "mcp-host-ui/styles.css?inline";
import contrast from "mcp-host-ui/themes/contrast.css?inline";
import primer from "mcp-host-ui/themes/primer.css?inline";
import { describe, expect, it, onTestFinished } from "vitest";
import { applyScheme, applyStyles, withoutStyles } from "./themes.js";

/** The accents of the themes, light, as a browser writes them. */
const neutralAccent = "rgb(52, 81, 209)";
const contrastAccent = "rgb(11, 31, 143)";
const primerAccent = "rgb(9, 105, 218)";
const red = "rgb(255, 0, 0)";
const layered = `@layer mcp-ui { ${styles} }`;

function accentOf(attributes: Readonly<Record<string, string>> = {}, parent = document.body) {
  const probe = parent.appendChild(document.createElement("p"));
  for (const [name, value] of Object.entries(attributes)) probe.setAttribute(name, value);
  probe.style.color = "var(--mcp-accent)";
  onTestFinished(() => probe.remove());
  return getComputedStyle(probe).color;
}

function choose(theme: string) {
  document.documentElement.dataset.mcpTheme = theme;
  onTestFinished(() => {
    delete document.documentElement.dataset.mcpTheme;
  });
}

describe.each([
  ["styles.css", styles],
  ["styles.layer.css", layered],
])("a theme with %s", (_, sheet) => {
  it("is the page's by its import alone, before or after the styles", () => {
    applyScheme("light");
    applyStyles(sheet);
    expect(accentOf()).toBe(neutralAccent);
    applyStyles(primer);
    expect(accentOf()).toBe(primerAccent);
  });

  it("may come first", () => {
    applyScheme("light");
    applyStyles(primer, sheet);
    expect(accentOf()).toBe(primerAccent);
  });

  it("gives way to what an app declares, before or after", () => {
    applyScheme("light");
    applyStyles(":root { --mcp-accent: red }", sheet, primer);
    expect(accentOf()).toBe(red);
    choose("primer");
    expect(accentOf()).toBe(red);
  });

  it("is chosen by an attribute where several are loaded", () => {
    applyScheme("light");
    applyStyles(sheet, primer, contrast);
    choose("primer");
    expect(accentOf()).toBe(primerAccent);
    choose("neutral");
    expect(accentOf()).toBe(neutralAccent);
    choose("contrast");
    expect(accentOf()).toBe(contrastAccent);
  });

  it("can be that of a part of the page", () => {
    applyScheme("light");
    applyStyles(sheet, primer, contrast);
    choose("contrast");
    expect(accentOf({ "data-mcp-theme": "primer" })).toBe(primerAccent);
    expect(accentOf({ "data-mcp-theme": "neutral" })).toBe(neutralAccent);
    expect(accentOf()).toBe(contrastAccent);
  });
});

describe("a theme in the layer of styles.layer.css", () => {
  it("gives way to a later layer", () => {
    // What is in no layer would win.
    withoutStyles();
    applyScheme("light");
    applyStyles(layered, `@layer mcp-ui { ${primer} }`);
    expect(accentOf()).toBe(primerAccent);
    applyStyles("@layer app { :root { --mcp-accent: red } }");
    expect(accentOf()).toBe(red);
  });
});

describe("data-mcp-density", () => {
  it("takes air away, on the page or on a part, whatever the theme", () => {
    applyStyles(styles, primer);
    const space = (element: Element) =>
      getComputedStyle(element).getPropertyValue("--mcp-space").trim();
    expect(space(document.body)).toBe("0.25rem");
    const part = document.body.appendChild(document.createElement("p"));
    part.dataset.mcpDensity = "compact";
    expect(space(part)).toBe("0.1875rem");
    part.dataset.mcpTheme = "primer";
    expect(space(part)).toBe("0.1875rem");
    part.remove();
  });
});
