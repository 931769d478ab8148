// @ts-check
// Removes the declarations that no entry point leads to, after `tsc`: it writes one file a module. Those that stay are
// indented with tabs, as the code is: four spaces each made up a thirtieth of all that is published as declarations.
import { readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import packageJson from "../../package.json" with { type: "json" };

const ending = ".d.ts";
const ownCode = Object.values(packageJson.exports).flatMap((target) =>
  typeof target === "object" && target.default.endsWith(".js") ? join(target.types) : [],
);

const needed = new Set(ownCode);
// A set that grows while it is iterated visits what was added.
for (const path of needed)
  for (const [, specifier = ""] of readFileSync(path, "utf8").matchAll(
    /(?:\bfrom |\bimport\(|^import )"(\.[^"]+)\.js"/gm,
  ))
    needed.add(join(dirname(path), specifier) + ending);

for (const path of listFiles("dist"))
  if (path.endsWith(ending) && !path.endsWith(`.css${ending}`) && !needed.has(path)) rmSync(path);
removeEmpty("dist");
for (const path of needed) {
  const declared = readFileSync(path, "utf8");
  writeFileSync(
    path,
    declared.replace(/^(?: {4})+/gm, ({ length }) => "\t".repeat(length / 4)),
  );
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function listFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) =>
    join(folder, path),
  );
}

/** @param {string} folder */
function removeEmpty(folder) {
  for (const each of readdirSync(folder, { withFileTypes: true }))
    if (each.isDirectory()) removeEmpty(join(folder, each.name));
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}
