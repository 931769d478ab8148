// node bench/growth/run.mjs: what hostile texts of 64 and of 256 thousand characters cost whoever reads them, in
// milliseconds of the processor; ends with 1 where four times the text takes more than ten times as long.

import { fileURLToPath } from "node:url";
import { build } from "vite";
import { ratioOf, report } from "../report.mjs";

await build({ configFile: fileURLToPath(new URL("vite.config.ts", import.meta.url)) });
const { measureGrowth } = await import("../../.cache/bench/growth/measureGrowth.js");

/** Quadratic work takes 16 times as long. What is short is mostly noise, in milliseconds. */
const most = 10;
const noise = 250;

const measured = await measureGrowth();
report({
  about:
    "Processor time for hostile texts of 64 and of 256 thousand characters, which is to be about four times as long:",
  rows: Object.fromEntries(
    measured.map(({ what, once, fourTimes }) => [
      what,
      {
        "64 thousand, ms": Math.round(once),
        "256 thousand, ms": Math.round(fourTimes),
        ratio: ratioOf(fourTimes / once),
      },
    ]),
  ),
});
const steep = measured.filter(({ once, fourTimes }) => fourTimes > once * most + noise);
for (const { what } of steep) console.error(`${String(what)}: grows faster than the text`);
process.exitCode = steep.length > 0 ? 1 : 0;
