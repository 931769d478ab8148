// @ts-check
// Before npm packs: whether all is there that the package exports. A clone that was not built makes a package without code.
import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";

const { exports: entries } = JSON.parse(readFileSync("package.json", "utf8"));
const paths = Object.values(entries).flatMap((target) =>
  typeof target === "string" ? [target] : Object.values(target),
);
const missing = paths.filter((path) => !existsSync(path.includes("*") ? dirname(path) : path));
if (missing.length > 0) {
  console.error(
    `${missing.length} of ${paths.length} files that package.json exports are not there, ${missing[0]} among them: "npm run build" makes them.`,
  );
  process.exit(1);
}
