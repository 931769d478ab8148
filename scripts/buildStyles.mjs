// Writes the stylesheet in one piece, once plain and once in a cascade layer, and each theme, after `vite build` and `tsc`.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { preprocessCSS, resolveConfig } from "vite";
import { keepLightDark, lightWhereRewritten } from "./keepLightDark.mjs";

const folder = fileURLToPath(new URL("../src/styles/", import.meta.url));
const config = await resolveConfig(
  {
    configFile: false,
    // No targets: nesting and `light-dark()` reach the browser as they were written.
    css: { transformer: "lightningcss", lightningcss: { targets: {} } },
  },
  "build",
  "production",
);

for (const [name, source] of [
  ["styles.css", "index.css"],
  ["elicitation.css", "elicitation.css"],
])
  write(name, (await build(source)) + lightWhereRewritten);
write("styles.layer.css", '@import "./styles.css" layer(mcp-ui);\n');

mkdirSync("dist/themes", { recursive: true });
for (const theme of readdirSync(`${folder}themes`))
  write(`themes/${theme}`, await build(`themes/${theme}`));

// With its comments: it is there to be read.
write("tokens.css", keepLightDark(read("tokens.css")) + lightWhereRewritten);

/** Follows the imports of a stylesheet, and removes the white space within rules: each rule keeps a line of its own. */
async function build(name) {
  const { code } = await preprocessCSS(read(name), `${folder}${name}`, config);
  return keepLightDark(code)
    .replaceAll(/^\s+/gm, "")
    .replaceAll(/^([\w-]+): /gm, "$1:")
    .replaceAll(", ", ",")
    .replaceAll(/ ?([{;,])\n/g, "$1")
    .replaceAll(/;?\n?\}/g, "}");
}

function read(name) {
  return readFileSync(`${folder}${name}`, "utf8");
}

/** TypeScript from 6 on wants a declaration for `import "mcp-host-ui/styles.css"`. */
function write(name, css) {
  writeFileSync(`dist/${name}`, css);
  writeFileSync(`dist/${name}.d.ts`, "export {};\n");
}
