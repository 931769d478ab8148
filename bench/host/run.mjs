// node bench/host/run.mjs [rounds]: what the store takes for each operation, with few and with many questions in it, beside
// a map that tells its listeners.

import { fileURLToPath } from "node:url";
import { build } from "vite";
import { report, timeBeside } from "../report.mjs";

await build({ configFile: fileURLToPath(new URL("vite.config.ts", import.meta.url)) });
const { measureHost } = await import("../../.cache/bench/host/measureHost.js");

const rounds = Number(process.argv[2] ?? 3);
/** Operations by what they are in the page. */
const names = {
  ask: "a question arrives",
  draft: "a draft is kept",
  aside: "put aside",
  resume: "brought back",
  read: "the state is read, and one question",
  readAll: "all questions are read",
  settle: "answered",
  withdraw: "withdrawn",
  close: "a session closes",
  closeFull: "a session closes that has all of the open questions",
  forget: "a session is forgotten",
  decide: "a folder decision",
  record: "an entry of the log",
  admit: "counted against the flood",
  hooks: "put aside, with 100 hooks mounted",
  hooksAll: "put aside, with 100 hooks that list all",
  dismissAll: "everything settled is dismissed",
  hostClose: "the host closes",
};
const loads = [
  { open: 10, settled: 100 },
  { open: 100, settled: 100 },
  { open: 1_000, settled: 100 },
  { open: 10_000, settled: 100 },
  { open: 100_000, settled: 100 },
  { open: 10, settled: 10_000 },
  { open: 10, settled: 100_000 },
];
const rows = loads.map((load) => ({ ...load, medians: [] }));
// Interleaved, so that a busy moment of the machine hits all alike; the first round warms it up.
for (let round = 0; round <= rounds; round += 1)
  for (const row of rows) {
    const samples = await measureHost(row);
    if (round > 0) row.medians.push(samples);
  }
const titleOf = ({ open, settled }) =>
  `${open.toLocaleString("en")} open, ${settled.toLocaleString("en")} settled`;
report({
  about: `Time for each operation (× the floor, where it has it), by the questions in the host; medians of ${rounds} rounds of 300, with 300 sessions:`,
  rows: Object.fromEntries(
    Object.entries(names).map(([operation, name]) => [
      name,
      Object.fromEntries(rows.map((row) => [titleOf(row), cellOf(row.medians, operation)])),
    ]),
  ),
});

/**
 * @param {readonly { host: Record<string, number[]>, floor: Record<string, number[]> }[]} medians in microseconds
 * @param {string} operation
 */
function cellOf(medians, operation) {
  const of = (where) => median(medians.flatMap((samples) => samples[where][operation]));
  const floor = of("floor");
  return timeBeside(of("host") / 1000, floor && floor / 1000);
}

/** @param {number[]} values */
function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}
