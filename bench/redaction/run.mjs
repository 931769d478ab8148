// node bench/redaction/run.mjs: how long a host redacts a request of a megabyte, and the longest that nothing else can run
// meanwhile: no task may take 50 ms.

import { fileURLToPath } from "node:url";
import { build } from "vite";
import { report } from "../report.mjs";

await build({ configFile: fileURLToPath(new URL("vite.config.ts", import.meta.url)) });
const { measureTurns } = await import("../../.cache/bench/redaction/measureTurns.js");

// The first round warms up.
await measureTurns();
const rounds = [await measureTurns(), await measureTurns(), await measureTurns()];
report({
  about:
    "A host that redacts a request of a megabyte, from the request to what the person is shown, and the longest that nothing else can run meanwhile:",
  rows: Object.fromEntries(
    rounds[0].map(({ text }, index) => {
      const of = (name) => rounds.map((round) => round[index][name]);
      return [
        text,
        { "whole, ms": middle(of("whole")), "longest turn, ms": middle(of("longest")) },
      ];
    }),
  ),
});

/** @param {number[]} values */
function middle(values) {
  return Math.round(values.toSorted((one, other) => one - other)[1] * 10) / 10;
}
