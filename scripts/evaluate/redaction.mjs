// @ts-check
// Measures what redaction finds in a labelled set: `node scripts/evaluate/redaction.mjs set.jsonl[.gz] [--misses]`. Each line is
// {"text": "…", "language": "de", "spans": [{"start": 0, "end": 5, "class": "email"}]}, in UTF-16 code units.
// A span is found where one of the same class overlaps it by at least 80 % of what the two cover together.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { runnerImport } from "vite";
import { scoreSpans } from "./scoreSpans.mjs";

const [file, ...flags] = process.argv.slice(2);
if (!file) throw new Error("Name the set: node scripts/evaluate/redaction.mjs set.jsonl");
const root = resolve(import.meta.dirname, "../..");
/** @type {{ module: typeof import("../../src/safety/redaction/findPrivate.ts") }} */
const { module } = await runnerImport(resolve(root, "src/safety/redaction/findPrivate.ts"), {
  root,
  configFile: false,
  logLevel: "error",
});

/** @type {import("./scoreSpans.mjs").Labelled[]} */
const set = (file.endsWith(".gz") ? gunzipSync(readFileSync(file)) : readFileSync(file))
  .toString()
  .split("\n")
  .filter((line) => line.trim() !== "")
  .map((line) => JSON.parse(line));
const { rows, misses } = scoreSpans(set, (text) =>
  module.findPrivate(text).map(({ start, end, kind }) => ({ start, end, class: kind })),
);
console.log(
  `${set.length} texts; a span counts as found with an overlap of 80 % or more, in its class.`,
);
console.table(rows);
if (flags.includes("--misses")) for (const miss of misses) console.log(miss);
