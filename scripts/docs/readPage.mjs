// @ts-check
import { readFileSync } from "node:fs";
import { dirname, extname, resolve } from "node:path";

/**
 * A page of Storybook as plain Markdown: samples as code, no canvases, links from page to page.
 * @typedef {{ name: string, heading: string, about: string, text: string }} Page
 */

/**
 * Reads a page that was written for Storybook. A link to a story, which Markdown has none of, becomes its words.
 * @param {string} path an `.mdx` file
 * @param {(id: string) => string | undefined} fileOf the file of a page of Storybook, by its id; undefined where there is none
 * @returns {Page}
 */
export function readPage(path, fileOf) {
  const source = readFileSync(path, "utf8");
  const samples = readSamples(source, dirname(path));
  const text = source
    .replace(/^import .*;\n/gm, "")
    .replace(/^<(Meta|Canvas|EntryPoint)\b[^>]*\/>\n/gm, "")
    .replace(/^<Sample\b([^>]*?)\/>$/gm, (_, given) => fence(given, samples))
    .replace(
      /\[((?:[^\][]|\[[^\]]*\])+)\]\(\?path=\/(?:docs|story)\/([\w-]+)\)/g,
      (_, label, id) => {
        const file = fileOf(id);
        return file ? `[${label}](${file})` : label;
      },
    )
    .replace(/\n{3,}/g, "\n\n")
    .trim();
  return { name: nameOf(path), heading: headingOf(text), about: aboutOf(text), text };
}

/**
 * The name of a page's Markdown file, without its ending.
 * @param {string} path
 */
export function nameOf(path) {
  return (path.split("/").at(-1) ?? "")
    .replace(/\.mdx$/, "")
    .replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, "-")
    .toLowerCase();
}

/**
 * The files that a page imports as text, by the name that it gives them.
 * @param {string} source
 * @param {string} folder
 * @returns {ReadonlyMap<string, { code: string, language: string }>}
 */
function readSamples(source, folder) {
  const imports = source.matchAll(/^import (\w+) from "([^"]+)\?raw";$/gm);
  return new Map(
    [...imports].map(([, name = "", file = ""]) => [
      name,
      { code: readFileSync(resolve(folder, file), "utf8"), language: extname(file).slice(1) },
    ]),
  );
}

/**
 * @param {string} given the attributes of a `<Sample>`
 * @param {ReturnType<typeof readSamples>} samples
 */
function fence(given, samples) {
  const quoted = /\bcode="([^"]*)"/.exec(given)?.[1];
  const named = samples.get(/\bcode=\{(\w+)\}/.exec(given)?.[1] ?? "");
  const code = quoted ?? named?.code;
  if (code === undefined) throw new Error(`A sample without its code: <Sample${given}/>`);
  const language = /\blanguage="(\w+)"/.exec(given)?.[1] ?? named?.language ?? "tsx";
  return `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;
}

/** @param {string} text */
function headingOf(text) {
  return /^# (.+)$/m.exec(text)?.[1] ?? "";
}

/**
 * The first sentences below the heading, on one line: as many as tell something.
 * @param {string} text
 */
function aboutOf(text) {
  const [, paragraph = ""] = /(?:^|\n)# .+\n+([\s\S]+?)(?:\n\n|$)/.exec(text) ?? [];
  const sentences = paragraph.replace(/\s+/g, " ").split(/(?<=\.) (?=[A-Z`])/);
  const enough = sentences.findIndex((_, end) => sentences.slice(0, end + 1).join(" ").length > 90);
  return sentences
    .slice(0, enough < 0 ? sentences.length : enough + 1)
    .join(" ")
    .replace(/\*|:$/g, (mark) => (mark === ":" ? "." : ""));
}
