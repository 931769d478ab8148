// node bench/host/run.mjs: what the store takes for each operation, with few and with many questions in it, in microseconds.

import { fileURLToPath } from "node:url";
import { build } from "vite";

await build({ configFile: fileURLToPath(new URL("vite.config.ts", import.meta.url)) });
const { measureHost } = await import("../../.cache/bench/host/measureHost.js");

const loads = [
  { open: 10, settled: 100 },
  { open: 100, settled: 100 },
  { open: 1_000, settled: 100 },
  { open: 10, settled: 10_000 },
  { open: 1_000, settled: 10_000 },
  { open: 10_000, settled: 100 },
];
const rows = loads.map((load) => ({ ...load, medians: [] }));
// Interleaved, so that a busy moment of the machine hits all alike; the first round warms it up.
for (let round = 0; round <= 3; round += 1)
  for (const row of rows) {
    const samples = await measureHost(row);
    if (round > 0) row.medians.push(samples);
  }
console.table(
  rows.map(({ open, settled, medians }) => ({
    open,
    settled,
    ...Object.fromEntries(
      Object.keys(medians[0]).map((name) => [
        name,
        Number(median(medians.flatMap((samples) => samples[name])).toFixed(1)),
      ]),
    ),
  })),
);

/** @param {number[]} values */
function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}
