// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { toId } from "storybook/internal/csf";
import { nameOf, readPage } from "./readPage.mjs";

const guides = "stories/pages";
const reference = "stories/reference";

/**
 * Whether a guide is about one project of others, to move from or to work with: the site has it, the package does without.
 * @param {string} name
 */
const isAboutOther = (name) => /^(?:migrate-|adapter-|shadcn$)/.test(name);

/**
 * Every guide and every page of an entry point, as Markdown whose links lead to the other files.
 * @param {{ others: boolean }} options whether guides about one project of others are among them
 * @returns {{ guides: readonly import("./readPage.mjs").Page[], entries: readonly import("./readPage.mjs").Page[] }}
 */
export function readPages({ others }) {
  const paths = mdxIn(guides).filter((path) => others || !isAboutOther(nameOf(path)));
  const files = new Map(
    paths.map((path) => [idOf(readFileSync(path, "utf8")), `${nameOf(path)}.md`]),
  );
  /** @param {string} id */
  const fileOf = (id) => files.get(id);
  return {
    guides: paths.map((path) => readPage(path, fileOf)),
    entries: mdxIn(reference).map((path) => readPage(path, fileOf)),
  };
}

/** @param {string} folder */
function mdxIn(folder) {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => `${folder}/${file}`)
    .sort();
}

/**
 * Where Storybook has a page, as its links name it.
 * @param {string} source
 */
export function idOf(source) {
  const title = /<Meta title="([^"]+)"/.exec(source)?.[1];
  return title ? toId(title, "Docs") : toId("Theming", "Guide");
}
