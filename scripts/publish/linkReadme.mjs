// @ts-check
// Gives README the links that a published package needs. In the repository they lead from file to file; in a registry, and
// in `node_modules`, most of these files are missing.
import { readFileSync } from "node:fs";
import { idOf } from "../docs/pages.mjs";
import { nameOf } from "../docs/readPage.mjs";

/**
 * Where a release is public, as the fields of package.json say that a maintainer sets.
 * @typedef {object} Places
 * @property {string} version
 * @property {string | { type?: string, url?: string, directory?: string }} [repository] on GitHub, with the package's folder in it; without it a link to a file becomes its words, and a picture goes
 * @property {string} [homepage] the built Storybook; without it a link to a guide leads to the guide's Markdown in the package
 */

/**
 * @param {string} readme
 * @param {Places} places
 */
export function linkReadme(readme, { version, repository, homepage }) {
  const files = repository === undefined ? undefined : filesOf(repository);
  const folder =
    typeof repository === "object" && repository.directory ? `/${repository.directory}` : "";
  const pictures = readme.replace(/^<picture>.*<\/picture>\n\n/gm, (picture) =>
    files
      ? picture.replaceAll(
          /(src|srcset)="(?!https:)([^"]+)"/g,
          `$1="${files}/raw/v${version}${folder}/$2"`,
        )
      : "",
  );
  return pictures.replaceAll(/\[([^\]]+)\]\((?!https:|#)([^)]+)\)/g, (_, words, path) => {
    if (path.endsWith(".mdx")) return `[${words}](${guideAt(path, homepage)})`;
    return files ? `[${words}](${files}/blob/v${version}${folder}/${path})` : words;
  });
}

/**
 * @param {NonNullable<Places["repository"]>} repository
 */
function filesOf(repository) {
  const said = typeof repository === "string" ? repository : (repository.url ?? "");
  const found =
    /^(?:(?:git\+)?https:\/\/github\.com\/|github:)?([\w.-]+\/[\w.-]+?)(?:\.git)?$/.exec(said);
  if (found) return `https://github.com/${found[1]}`;
  throw new Error(
    `README's links cannot be made from repository "${said}" in package.json: say "github:owner/name", or the https address that GitHub clones from.`,
  );
}

/**
 * @param {string} path a page of Storybook
 * @param {string | undefined} homepage
 */
function guideAt(path, homepage) {
  if (homepage === undefined) return `dist/docs/${nameOf(path)}.md`;
  const page = new URL(homepage);
  page.search = `?path=/docs/${idOf(readFileSync(path, "utf8"))}`;
  return page.href;
}
