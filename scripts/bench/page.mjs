// @ts-check

/** @typedef {import("../../bench/report.mjs").Table} Table */

/**
 * A section of the page: a benchmark as it was run last.
 * @typedef {object} Section
 * @property {string} title
 * @property {string} about
 * @property {readonly string[]} commands
 * @property {string} day as 2026-11-25
 * @property {string} commit
 * @property {number} busy the share of the processors that others kept busy just before, from 0 to 1
 * @property {string} setup the machine and the versions
 * @property {readonly Table[]} tables
 */

const opening = `# Benchmarks

\`npm run bench\` measures all of it, and \`npm run bench -- forms rules\` some; it writes this page, whose other sections
stay as they are. README quotes no figure that does not stand here, which \`test/toolchain/benchmarks.test.ts\` compares.
Figures of one section compare with each other: they were taken in one run, on one machine, and what it has to do beside slows
all of it alike. Those of two machines do not compare.`;

const setups = "Where it was measured";

/**
 * Writes a section as Markdown; `setup` is the letter that the page gives it.
 * @param {Omit<Section, "setup">} section
 * @param {string} setup
 */
function writeSection({ title, about, commands, day, commit, busy, tables }, setup) {
  const share = Math.round(busy * 100);
  const beside = share > 5 ? `; others kept ${share} % of the processors busy` : "";
  return [
    `## ${title}`,
    about,
    `${day}, commit ${commit}, set-up ${setup}${beside}. By hand: ${commands.map((each) => `\`${each}\``).join(", ")}`,
    ...tables.flatMap((table) => [table.about, writeTable(table)]),
  ].join("\n\n");
}

/**
 * The page with one section anew; the others stay as they are, in the order of `titles`.
 * @param {string} page as it is; empty where there is none yet
 * @param {Section} section
 * @param {readonly string[]} titles of all sections, in their order
 */
export function replaceSection(page, section, titles) {
  const sections = new Map(readSections(page).map((each) => [each.title, each.text]));
  const before = readSetups(page);
  const parts = titles
    .filter((title) => title === section.title || sections.has(title))
    .map((title) => {
      const text = title === section.title ? undefined : sections.get(title);
      const setup = text === undefined ? section.setup : before.get(setupOf(text));
      return { setup: setup ?? "unknown", text };
    });
  // Whichever set-ups are still in use get the letters, in the order of the page.
  const letters = new Map(
    [...new Set(parts.map(({ setup }) => setup))].map((setup, at) => [setup, letterOf(at)]),
  );
  const written = parts.map(({ setup, text }) => {
    const letter = letters.get(setup) ?? "";
    return text === undefined
      ? writeSection(section, letter)
      : text.replace(/(, set-up )[A-Z]/, `$1${letter}`);
  });
  const list = [...letters].map(([setup, letter]) => `- **${letter}**: ${setup}.`).join("\n");
  return `${[opening, ...written, `## ${setups}`, list].join("\n\n")}\n`;
}

/**
 * The sections of a page, in their order.
 * @param {string} page
 * @returns {readonly { title: string, text: string, tables: readonly Table[] }[]}
 */
export function readSections(page) {
  return page
    .split(/^(?=## )/m)
    .filter((part) => part.startsWith("## "))
    .map((part) => ({ title: /^## (.+)$/m.exec(part)?.[1] ?? "", text: part.trim() }))
    .filter(({ title }) => title !== setups)
    .map((section) => ({ ...section, tables: readTables(section.text) }));
}

/**
 * The machines and versions of a page, by their letters.
 * @param {string} page
 * @returns {ReadonlyMap<string, string>}
 */
export function readSetups(page) {
  const listed = page.matchAll(/^- \*\*([A-Z])\*\*: (.+)\.$/gm);
  return new Map([...listed].map(([, letter = "", setup = ""]) => [letter, setup]));
}

/**
 * The letter of the set-up that a section was measured with.
 * @param {string} text
 */
export function setupOf(text) {
  return /, set-up ([A-Z])/.exec(text)?.[1] ?? "";
}

/** @param {Table} table */
function writeTable({ rows }) {
  const columns = [...new Set(Object.values(rows).flatMap(Object.keys))];
  const lines = [
    ["", ...columns],
    ["---", ...columns.map(() => "---:")],
    ...Object.entries(rows).map(([name, cells]) => [
      name,
      ...columns.map((column) => writeCell(cells[column])),
    ]),
  ];
  return lines.map((cells) => `| ${cells.map(escapeCell).join(" | ")} |`).join("\n");
}

/** @param {import("../../bench/report.mjs").Cell} cell */
function writeCell(cell) {
  if (typeof cell !== "number") return cell ?? "";
  return cell.toLocaleString("en", { maximumFractionDigits: 2 });
}

/** Keeps what a name has of Markdown's own signs. @param {string} cell */
function escapeCell(cell) {
  return cell.replaceAll(/[\\|*<_[\]`]/g, "\\$&");
}

/** @param {string} text */
function readTables(text) {
  const found = text.matchAll(
    /(?<about>.+)\n\n(?<head>\|.+\|)\n\| --- .+\n(?<body>(?:\|.+\|\n?)+)/g,
  );
  return [...found].map(({ groups: { about = "", head = "", body = "" } = {} }) => {
    const [, ...columns] = cellsOf(head);
    const rows = body
      .trim()
      .split("\n")
      .map((line) => {
        const [name = "", ...cells] = cellsOf(line);
        return [name, Object.fromEntries(cells.map((cell, at) => [columns[at], cell]))];
      });
    return { about, rows: Object.fromEntries(rows) };
  });
}

/** @param {string} line */
function cellsOf(line) {
  return line
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll(/\\([\\|*<_[\]`])/g, "$1"));
}

/** @param {number} at */
function letterOf(at) {
  return String.fromCharCode("A".charCodeAt(0) + at);
}
