// @ts-check
import { readdirSync, readFileSync } from "node:fs";
import { toId } from "storybook/internal/csf";
import { nameOf, readPage } from "./readPage.mjs";

const guides = "stories/pages";
const reference = "stories/reference";

/**
 * Every guide and every page of an entry point, as Markdown whose links lead to the other files.
 * @returns {{ guides: readonly import("./readPage.mjs").Page[], entries: readonly import("./readPage.mjs").Page[] }}
 */
export function readPages() {
  const files = new Map(
    mdxIn(guides).map((path) => [idOf(readFileSync(path, "utf8")), `${nameOf(path)}.md`]),
  );
  /** @param {string} id */
  const fileOf = (id) => files.get(id);
  return {
    guides: mdxIn(guides).map((path) => readPage(path, fileOf)),
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
