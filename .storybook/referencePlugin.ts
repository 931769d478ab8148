import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import packageJson from "../package.json" with { type: "json" };
import { readReference } from "../scripts/readReference.mjs";

const name = "virtual:reference";
const folder = ".cache/reference";

/** A Vite plugin: `virtual:reference` is what the public API says of itself, read when a page first asks for it. */
export const reference = {
  name: "reference",
  resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
  load: (id: string) => (id === `\0${name}` ? `export default ${readOnce()}` : undefined),
};

/** Reading every type takes long: it is done once for each state of the sources. */
function readOnce(): string {
  const file = `${folder}/${fingerprint()}.json`;
  if (existsSync(file)) return readFileSync(file, "utf8");
  const json = JSON.stringify(readReference(entries()));
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, json);
  return json;
}

function fingerprint(): string {
  const hash = createHash("sha256");
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `src/${file}`);
  for (const file of ["scripts/readReference.mjs", ...sources.sort()])
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}

/** The entry points with code of their own, and the source of each. */
function entries(): Record<string, string> {
  const paths = Object.keys(packageJson.exports).filter(
    (path) => !/\.css$|locales|json/.test(path),
  );
  return Object.fromEntries(
    paths.map((path) => [
      path.replace(/^\./, packageJson.name),
      `src/${path === "." ? "index" : path.slice(2)}.ts`,
    ]),
  );
}
