// @ts-check
// Writes what people and assistants read without Storybook into the package: the guides as Markdown, and their list.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { writeList } from "./llms.mjs";
import { readPages } from "./pages.mjs";

const folder = "dist/docs";
const { name, exports } = JSON.parse(readFileSync("package.json", "utf8"));
const { guides, entries } = readPages({ others: false });

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const guide of guides) writeFileSync(`${folder}/${guide.name}.md`, `${guide.text}\n`);
writeFileSync(
  `${folder}/llms.txt`,
  writeList({
    guides,
    // A companion has its own declarations and README.
    entries: entries.filter(({ heading }) => !heading.startsWith("@")),
    readme: "../../README.md",
    referenceOf: declarationsOf,
  }),
);

/** @param {string} entry */
function declarationsOf(entry) {
  const { types } = exports[entry.replace(name, ".")];
  return types.replace("./dist/", "../");
}
