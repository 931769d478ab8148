import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { listIndexes } from "./listIndexes.ts";
import { listPages } from "./listPages.ts";
import { readOnce } from "./readOnce.ts";
import { readStories } from "./readStories.ts";

const folder = ".cache/reference/pages";

/** Writes the pages of the reference where Storybook finds them, and returns where that is for `stories`. */
export function writePages(): string {
  const pages = listPages(readOnce(), readStories());
  const files = new Map([
    ...pages.flatMap((page) => filesOf("ReferencePage", page)),
    ...listIndexes(pages).flatMap((page) => filesOf("ReferenceIndex", page)),
  ]);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of files) writeIfNew(`${folder}/${file}`, text);
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(`${folder}/${file}`);
  return `../${folder}/*.mdx`;
}

/** A page is its data, and a few lines that hand them to the component that draws it. */
function filesOf(component: string, page: { readonly title: string }): [string, string][] {
  const name = page.title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const mdx = `{/* Written from the docstrings: see .storybook/reference. */}
import { Meta } from "@storybook/addon-docs/blocks";
import { ${component} } from "../../../stories/reference/${component}.tsx";
import page from "./${name}.json";

<Meta title="${page.title}" />

<${component} page={page} />
`;
  return [
    [`${name}.mdx`, mdx],
    [`${name}.json`, `${JSON.stringify(page, null, 1)}\n`],
  ];
}

/** A file that is written wakes whoever watches it. */
function writeIfNew(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
