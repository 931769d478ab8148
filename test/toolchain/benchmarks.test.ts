import { readFileSync } from "node:fs";
import { hostname } from "node:os";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { Cell } from "../../bench/report.mjs";
import { benchmarks } from "../../scripts/bench/benchmarks.mjs";
import { readSections, readSetups, replaceSection, setupOf } from "../../scripts/bench/page.mjs";
import { readVitestTables } from "../../scripts/bench/vitestTables.mjs";

const read = (file: string) => readFileSync(resolve(import.meta.dirname, "../..", file), "utf8");
const page = read("docs/benchmarks.md");
const readme = read("README.md");
const sections = readSections(page);

/** Where the page has a figure: its section, the beginning of the line above its table, its row and its column. */
type Place = readonly [section: string, table: string, row: string, column: string];

const size = (row: string): Place => ["Sizes", "In kB", row, "kB"];
const later = (row: string): Place => ["Sizes", "What is loaded later", row, "kB"];
const large = (row: string, column: string): Place => ["Forms", "1,000 fields", row, column];

/** The sentences of README with their figures in brackets, and where the page has each of these, in their order. */
const quotes: readonly (readonly [sentence: RegExp, ...places: Place[]])[] = [
  [
    /core, elicitation kind and `attachClient` ([\d.,]*\d) kB/,
    size("core, elicitation kind and attachClient"),
  ],
  [/`ElicitationPrompt` ([\d.,]*\d) kB/, size("ElicitationPrompt")],
  [
    /the sampling prompt ([\d.,]*\d) kB more/,
    size("ElicitationPrompt and SamplingPrompt, on top of ElicitationPrompt"),
  ],
  [/styles ([\d.,]*\d) kB/, size("dist/styles.css")],
  [/`elicitation\.css` alone ([\d.,]*\d) kB/, size("dist/elicitation.css")],
  [/the form, ([\d.,]*\d) kB/, later("the form that loads once the page is idle")],
  [
    /([\d.,]*\d) kB less in an app that has react-hook-form/,
    later("less of it in an app that has react-hook-form"),
  ],
  [
    /([\d.,]*\d) kB that check answers and find secrets/,
    later("what checks answers and finds secrets, with the first form"),
  ],
  [
    /A form of one text field costs ([\d.,]*\d) kB in all/,
    size("ElicitationPrompt, built by Vite, with all that a form of one text field loads"),
  ],
  [
    /first app above loads ([\d.,]*\d) kB until a question can be answered, and ([\d.,]*\d) kB/,
    size("README's first app, built by Vite, until a question can be answered"),
    size("README's first app, built by Vite, until the answer is sent"),
  ],
  [
    /A form of 1,000 fields is ([\d.,]*\d) elements and ([\d.,]*\d) MB in the page/,
    large("elements", "ElicitationPrompt"),
    large("heap, MB", "ElicitationPrompt"),
  ],
  [
    /written by hand ([\d.,]*\d) and ([\d.,]*\d)/,
    large("elements", "floor"),
    large("heap, MB", "floor"),
  ],
  [
    /react-hook-form ([\d.,]*\d) and ([\d.,]*\d)/,
    large("elements", "react-hook-form + Zod"),
    large("heap, MB", "react-hook-form + Zod"),
  ],
];

/** Figures with a unit that somebody measured, wherever README has them. */
const measured = /\d[\d.,]* ?(?:[kMG]?B|[mµn]?s|%|elements|×)(?!\w)|× ?\d[\d.,]*/g;

const line = readme.replaceAll(/\s+/g, " ");
/** The paragraph of README that says what the package costs, on one line. */
const costs = line.split(" ## What it costs ")[1]?.split(" Not there yet: ")[0] ?? "";

/** The figure that the page has in a place. */
function figureAt([section, table, row, column]: Place, written: string): number {
  const cell = readSections(written)
    .find(({ title }) => title === section)
    ?.tables.find(({ about }) => about.startsWith(table))?.rows[row]?.[column];
  return numberIn(cell);
}

/** The number that a cell or a word begins with. */
function numberIn(cell: Cell): number {
  return Number(/^[\d.,]*\d/.exec(String(cell))?.[0].replaceAll(",", "") ?? Number.NaN);
}

/** Everything that a text of README says and the page does not, rounded as README rounds. */
function disagreements(text: string, written: string): readonly string[] {
  return quotes.flatMap(([sentence, ...places]) => {
    const [all, ...said] = sentence.exec(text) ?? [];
    if (all === undefined) return [`README does not say ${sentence.source}.`];
    return places.flatMap((place, at) => {
      const word = said[at] ?? "";
      const decimals = /\.(\d+)/.exec(word)?.[1]?.length ?? 0;
      const figure = figureAt(place, written).toFixed(decimals);
      if (numberIn(word).toFixed(decimals) === figure) return [];
      return [`README says ${word}, the page ${figure}: ${place.join(" | ")}`];
    });
  });
}

describe("README", () => {
  it("quotes the page of benchmarks", () => {
    expect(disagreements(costs, page)).toEqual([]);
    expect(costs).toContain("](docs/benchmarks.md)");
  });

  it("has no figure of what it costs that is not compared with the page", () => {
    const rest = quotes.reduce((left, [sentence]) => left.replace(sentence, ""), costs);
    expect(costs.match(/\d/g)?.length).toBeGreaterThan(20);
    expect(rest.match(/\d+/g)).toBeNull();
  });

  it("has measured figures nowhere else", () => {
    const others = line.replace(costs, "");
    expect(costs.match(measured)?.length).toBeGreaterThan(8);
    expect(others.length).toBeLessThan(line.length);
    expect(others.match(measured)).toBeNull();
  });

  it.each([
    ["another size", "kB in all", "9 kB in all"],
    ["a sentence less", "the sampling prompt", "sampling"],
    ["other elements", " elements and", "0 elements and"],
  ])("is found out where it says something else: %s", (_, from, to) => {
    expect(costs).toContain(from);
    expect(disagreements(costs.replace(from, to), page)).not.toEqual(disagreements(costs, page));
  });

  it("is found out where the page has another figure, or none", () => {
    const grown = page.replaceAll("| elements | ", "| elements | 9");
    expect(grown).not.toBe(page);
    expect(disagreements(costs, grown)).not.toEqual(disagreements(costs, page));
    expect(disagreements(costs, "").length).toBeGreaterThan(quotes.length);
  });
});

describe("docs/benchmarks.md", () => {
  it("has every benchmark, in the order of the command, each with its tables", () => {
    expect(sections.map(({ title }) => title)).toEqual(
      Object.values(benchmarks).map(({ title }) => title),
    );
    expect(sections.filter(({ tables }) => tables.length === 0)).toEqual([]);
  });

  it.each(sections)("says when, on what and how it was measured: $title", ({ title, text }) => {
    const { about, commands } =
      Object.values(benchmarks).find((benchmark) => benchmark.title === title) ?? benchmarks.forms;
    expect(text).toMatch(/^\d{4}-\d\d-\d\d, commit [0-9a-f]{12}\b.*, set-up [A-Z]\b/m);
    expect(text).toContain(about);
    for (const command of commands) expect(text).toContain(`\`${command}\``);
    expect(readSetups(page).get(setupOf(text))).toMatch(/ cores, \d+ GB, .+ Node \d+.+ react \d+/);
  });

  it("names no machine, and no place on one", () => {
    expect(page).not.toMatch(/\/(?:home|root|tmp|work|usr|Users)\b|[A-Z]:\\/);
    // A name such as "host" is a word, too.
    expect(hostname().length > 4 && page.includes(hostname())).toBe(false);
  });
});

const titles = ["One", "Two", "Three"];
const sectionOf = (title: string, setup: string, kB: number) => ({
  title,
  about: "All of it.",
  commands: ["node it.mjs"],
  day: "2026-11-25",
  commit: "0123456789ab",
  busy: 0,
  setup,
  tables: [{ about: "In kB:", rows: { "a | b": { kB, "× floor": "1,234 (× 0.5)" } } }],
});

describe("replaceSection", () => {
  const first = replaceSection("", sectionOf("Three", "old machine", 3), titles);
  const both = replaceSection(first, sectionOf("One", "new machine", 1.234), titles);

  it("puts a section where it belongs, and leaves the others as they are", () => {
    const [one, three] = readSections(both);
    expect(one?.title).toBe("One");
    expect(one?.tables).toEqual([
      { about: "In kB:", rows: { "a | b": { kB: "1.23", "× floor": "1,234 (× 0.5)" } } },
    ]);
    const [before] = readSections(first);
    expect(three?.tables).toEqual(before?.tables);
    expect(readSections(both)).toHaveLength(2);
  });

  it("keeps apart what was measured on two machines, and forgets one that no section needs", () => {
    const machineOf = (written: string, at: number) =>
      readSetups(written).get(setupOf(readSections(written)[at]?.text ?? ""));
    expect(machineOf(both, 0)).toBe("new machine");
    expect(machineOf(both, 1)).toBe("old machine");
    const all = replaceSection(both, sectionOf("Three", "new machine", 3), titles);
    expect([...readSetups(all).values()]).toEqual(["new machine"]);
  });

  it("says so where others kept the processors busy", () => {
    const busy = { ...sectionOf("Two", "old machine", 2), busy: 0.371 };
    expect(replaceSection("", busy, titles)).toContain("others kept 37 % of the processors busy");
    expect(first).not.toContain("% of the processors");
  });
});

describe("readVitestTables", () => {
  it("makes rows of what is described, and compares with the column that the title names", () => {
    const benchmarks = [
      { name: "floor", median: 0.001 },
      { name: "ours", median: 0.0025 },
    ];
    const groups = [
      { fullName: "file > Reading, × the floor > of words", benchmarks },
      { fullName: "file > Alone", benchmarks },
    ];
    expect(readVitestTables({ files: [{ groups }] })).toEqual([
      {
        about: "Reading, × the floor:",
        rows: { "of words": { floor: "1 µs", ours: "2.5 µs (× 2.5)" } },
      },
      { about: "Alone:", rows: { floor: { time: "1 µs" }, ours: { time: "2.5 µs" } } },
    ]);
  });
});
