// @ts-check
// Adds to the built Storybook what assistants read: the guides as Markdown, their list, and all of it in one text.
import { readFileSync, writeFileSync } from "node:fs";
import { entriesOf, packages } from "../packages.mjs";
import { readSources } from "../reference/readSources.mjs";
import { entryOf, writeList } from "./llms.mjs";
import { readPages } from "./pages.mjs";

/** @typedef {import("../../stories/reference/page.ts").Export} Export */
/** @typedef {import("../../stories/reference/page.ts").Member} Member */

const folder = "storybook-static";
const pages = readPages({ others: true });
const readme = readFileSync("README.md", "utf8").trim();

for (const { name, text } of pages.guides) writeFileSync(`${folder}/${name}.md`, `${text}\n`);
writeFileSync(`${folder}/readme.md`, `${readme}\n`);
const list = { ...pages, readme: "readme.md", referenceOf: () => "llms-full.txt" };
writeFileSync(`${folder}/llms.txt`, writeList(list));
writeFileSync(`${folder}/llms-full.txt`, writeAll());

function writeAll() {
  const sources = readSources(
    Object.fromEntries(pages.entries.map(({ heading }) => [entryOf(heading), fileOf(heading)])),
  );
  const reference = pages.entries.map(({ heading, about }) => {
    const entry = entryOf(heading);
    return [`# ${entry}`, about, ...sources.exports[entry].map(describe)].join("\n\n");
  });
  return `${[readme, ...pages.guides.map(({ text }) => text), ...reference].join("\n\n")}\n`;
}

/** @param {string} heading */
function fileOf(heading) {
  const entry = entryOf(heading);
  for (const each of packages)
    for (const [specifier, module] of entriesOf(each))
      if (specifier === entry) return `${each.folder}/src/${module}.ts`;
  throw new Error(`No package exports ${entry}, which a page of the reference is about.`);
}

/** @param {Export} exported */
function describe({ name, kind, about, signature, takes, members }) {
  const parts = [
    `## ${name} (${kind})`,
    about,
    ...(kind === "type" || kind === "component" ? [] : [`\`${signature}\``]),
    ...(takes.length > 0 ? [`Takes:\n${takes.map(tell).join("\n")}`] : []),
    ...(members.length > 0 ? [members.map(tell).join("\n")] : []),
  ];
  return parts.filter(Boolean).join("\n\n");
}

/** @param {Member} member */
function tell({ name, type, isOptional, about, byDefault }) {
  const words = [about.replace(/\s+/g, " "), byDefault && `Default: ${byDefault}.`];
  return `- \`${name}${isOptional ? "?" : ""}: ${type}\` ${words.filter(Boolean).join(" ")}`.trim();
}
