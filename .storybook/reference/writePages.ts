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
    ...pages.flatMap((page) => filesOf("ReferencePage", page.title, "Docs", page)),
    ...listIndexes(pages).flatMap((page) => filesOf("ReferenceIndex", page.title, page.name, page)),
  ]);
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of files) writeIfNew(`${folder}/${file}`, text);
  for (const file of readdirSync(folder)) if (!files.has(file)) rmSync(`${folder}/${file}`);
  return `../${folder}/*.mdx`;
}

/** A page is its data, and a few lines that hand them to the component that draws it. */
function filesOf(
  component: string,
  title: string,
  name: string,
  page: object,
): readonly [string, string][] {
  const file = title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const mdx = `{/* Written from the docstrings: see .storybook/reference. */}
import { Meta } from "@storybook/addon-docs/blocks";
import { ${component} } from "../../../stories/reference/${component}.tsx";
import page from "./${file}.json";

<Meta title="${title}" name="${name}" />

<${component} page={page} />
`;
  return [
    [`${file}.mdx`, mdx],
    [`${file}.json`, `${JSON.stringify(page, null, 1)}\n`],
  ];
}

/** A file that is written wakes whoever watches it. */
function writeIfNew(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, "utf8") !== text) writeFileSync(file, text);
}
