// @ts-check
import { readFileSync } from "node:fs";

/** @typedef {import("./readPage.mjs").Page} Page */

const { name: own, description } = JSON.parse(readFileSync("package.json", "utf8"));

const first =
  "A host app makes a store with `createHost`, attaches its MCP clients with `attachClient` before they connect, and " +
  "renders `HostPrompts` inside of `HostProvider`. Every declaration has its docstring, with defaults, units and errors.";

/**
 * The list of all pages as https://llmstxt.org has it: a heading, a summary, and links with a sentence each.
 * @param {object} pages
 * @param {readonly Page[]} pages.guides
 * @param {readonly Page[]} pages.entries
 * @param {string} pages.readme where README is, seen from the list
 * @param {(entry: string) => string} pages.referenceOf where an entry point is described
 */
export function writeList({ guides, entries, readme, referenceOf }) {
  const isStart = (/** @type {Page} */ { name }) => name === "start-here";
  const sections = [
    `# ${own}`,
    `> ${description}`,
    first,
    "## First",
    [
      `- [README](${readme}): How to install it, a complete host, three levels, safety, sizes.`,
      ...guides.filter(isStart).map(linkTo),
    ].join("\n"),
    "## Guides",
    guides
      .filter((page) => !isStart(page))
      .map(linkTo)
      .join("\n"),
    "## Entry points",
    entries
      .map(({ heading, about }) => {
        const entry = entryOf(heading);
        return `- [${entry}](${referenceOf(entry)}): ${about}`;
      })
      .join("\n"),
  ];
  return `${sections.join("\n\n")}\n`;
}

/**
 * The import specifier that a page of the reference is about.
 * @param {string} heading
 */
export function entryOf(heading) {
  return isEntry(heading) ? heading : own;
}

/** Whether a heading is the import specifier of a package of ours. @param {string} heading */
function isEntry(heading) {
  return heading.startsWith(own) || heading.startsWith(`@${own}/`);
}

/** @param {Page} page */
function linkTo({ name, heading, about }) {
  return `- [${heading}](${name}.md): ${about}`;
}
