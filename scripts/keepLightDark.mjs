// @ts-check

/** What a browser has to know; a build tool leaves conditions as they are. */
const condition = "(color: light-dark(red, red))";

/**
 * Adds to a stylesheet what keeps `light-dark()` alive in apps whose tools rewrite it. Vite and Next.js do so by default:
 * they split it in two, chosen by variables that they declare only beside a `color-scheme` that they see in a stylesheet.
 * An app that has none, or a script, a `<meta>` or a part of the page that says light or dark, would be left without
 * colours or with the wrong ones. A comma that comes out of a variable cannot be taken apart: only the browser knows it.
 * @param {string} css rules that are not nested
 */
export function keepLightDark(css) {
  const flat = /([^{};]+)\{([^{}]*\blight-dark\([^{}]*)\}/g;
  const rules = [...css.replace(/\/\*.*?\*\//gs, "").matchAll(flat)];
  if (rules.length === 0) return css;
  const kept = rules.map(([, selector = "", body = ""]) => {
    const lines = body
      .split(";")
      .map((line) => line.trim().replace(/\s+/g, " "))
      .filter((line) => line.includes("light-dark("))
      .map((line) => `    ${hideCommas(line)};`);
    return `  ${selector.trim()} {\n    --_mcp-comma: ,;\n${lines.join("\n")}\n  }`;
  });
  return `${css.trimEnd()}\n\n@supports ${condition} {\n${kept.join("\n\n")}\n}\n`;
}

/**
 * What lets the rewritten colours be light in browsers that do not know `light-dark()`, until the app's own stylesheet
 * says otherwise.
 */
export const lightWhereRewritten = `
@supports not ${condition} {
  :where(:root) {
    --lightningcss-light: initial;
    --lightningcss-dark: ;
  }
}
`;

/** Replaces the comma between the two colours of each `light-dark()`. @param {string} value */
function hideCommas(value) {
  const [before = "", ...calls] = value.split("light-dark(");
  return before + calls.map((call) => `light-dark(${hideFirstComma(call)}`).join("");
}

/** @param {string} call */
function hideFirstComma(call) {
  let depth = 0;
  for (const [place, character] of [...call].entries()) {
    if (character === "(") depth += 1;
    if (character === ")") depth -= 1;
    if (character === "," && depth === 0)
      return `${call.slice(0, place).trim()} var(--_mcp-comma)${call.slice(place + 1)}`;
  }
  throw new Error(`light-dark(${call} has one colour only.`);
}
