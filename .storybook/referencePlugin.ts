import packageJson from "../package.json" with { type: "json" };
import { readReference } from "../scripts/readReference.mjs";

const name = "virtual:reference";

/** A Vite plugin: `virtual:reference` is what the public API says of itself, read when a page first asks for it. */
export const reference = {
  name: "reference",
  resolveId: (id: string) => (id === name ? `\0${name}` : undefined),
  load: (id: string) =>
    id === `\0${name}` ? `export default ${JSON.stringify(readReference(entries()))}` : undefined,
};

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
