// Writes the stylesheet in one piece, once plain and once in a cascade layer, and each theme, after `vite build` and `tsc`.
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { preprocessCSS, resolveConfig } from "vite";

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

await write("styles.css", '@import "./index.css";');
await write("styles.layer.css", '@import "./index.css" layer(mcp-ui);');

mkdirSync("dist/themes", { recursive: true });
for (const theme of readdirSync(`${folder}themes`))
  await write(`themes/${theme}`, readFileSync(`${folder}themes/${theme}`, "utf8"));

// With its comments: it is there to be read.
copyFileSync(`${folder}tokens.css`, "dist/tokens.css");
declare("tokens.css");

async function write(name, source) {
  const { code } = await preprocessCSS(source, `${folder}${name}`, config);
  writeFileSync(`dist/${name}`, `${code}\n`);
  declare(name);
}

/** TypeScript from 6 on wants a declaration for `import "mcp-host-ui/styles.css"`. */
function declare(name) {
  writeFileSync(`dist/${name}.d.ts`, "export {};\n");
}
