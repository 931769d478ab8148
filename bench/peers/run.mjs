// node bench/peers/run.mjs [rounds] [size…]: our prompt and card, and their peers, against a hand-written floor.
// Production builds in Chromium with real key presses, interleaved, each form on a fresh page; ratios are the median of
// each round's. Nothing else should run on the machine meanwhile.

import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { build, preview } from "vite";
import { findChromium } from "../../scripts/findChromium.mjs";
import { measureForm } from "./measureForm.mjs";

const [rounds = 3, ...chosen] = process.argv.slice(2).map(Number);
const sizes = chosen.length > 0 ? chosen : [6, 200, 1_000];
const forms = ["floor", "hookForm", "rjsf", "prompt", "card"];
const config = { configFile: fileURLToPath(new URL("vite.config.ts", import.meta.url)) };
await build(config);
const server = await preview(config);
const [address] = server.resolvedUrls.local;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu", "--js-flags=--expose-gc", "--enable-precise-memory-info"],
});
try {
  for (const fields of sizes) {
    const samples = Object.fromEntries(forms.map((form) => [form, []]));
    for (let round = 0; round <= rounds; round += 1)
      for (const form of round % 2 ? forms : forms.toReversed()) {
        const sample = await measureForm(browser, { address, form, fields });
        // The first round warms up the machine.
        if (round > 0) samples[form].push(sample);
      }
    report(fields, samples);
  }
} finally {
  await browser.close();
  await server.close();
}

/**
 * @param {number} fields
 * @param {Record<string, Record<string, number>[]>} samples
 */
function report(fields, samples) {
  console.log(`\n${fields} fields: the floor, and × the floor (median of ${rounds} rounds)`);
  const names = Object.keys(samples.floor[0]);
  console.table(
    Object.fromEntries(
      names.map((name) => {
        const floor = samples.floor.map((sample) => sample[name]);
        const row = { floor: round2(median(floor)) };
        for (const form of forms.slice(1)) {
          const ours = samples[form].map((sample) => sample[name]);
          const isCount = name.includes("commits");
          row[form] = isCount
            ? String(median(ours))
            : `${round2(median(ours))} (× ${median(ours.map((value, index) => value / floor[index])).toFixed(1)})`;
        }
        return [name, row];
      }),
    ),
  );
}

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

/** @param {number} value */
function round2(value) {
  return Math.round(value * 100) / 100;
}
