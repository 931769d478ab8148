// node bench/peers/run.mjs [rounds] [size…]: our prompt and card, and their peers, against a hand-written floor.
// Production builds in Chromium with real key presses, interleaved, each form on a fresh page; ratios are the median of
// each round's. Nothing else should run on the machine meanwhile.

import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { build, preview } from "vite";
import { findChromium } from "../../scripts/findChromium.mjs";
import { ratioOf, report } from "../report.mjs";
import { measureForm } from "./measureForm.mjs";

const [rounds = 3, ...chosen] = process.argv.slice(2).map(Number);
const sizes = chosen.length > 0 ? chosen : [6, 200, 1_000];
/** The forms by their names in the page, the floor first. */
const names = {
  floor: "floor",
  hookForm: "react-hook-form + Zod",
  rjsf: "rjsf",
  prompt: "ElicitationPrompt",
  card: "ElicitationCard",
};
const forms = Object.keys(names);
/** Names of the measures that do not say for themselves what they are. */
const units = {
  first: "question to all fields laid out, ms",
  "first, commits": "commits of React until then",
  "heap, MB": "heap, MB",
  key: "a key to its last commit, ms",
  "key, commits": "commits of a key",
  "all wrong": "Send to all fields marked as wrong, ms",
  "key while wrong": "a key after that, ms",
  "key while wrong, commits": "commits of a key after that",
  send: "Send to the valid answer, ms",
};
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
    reportForms(fields, samples);
  }
} finally {
  await browser.close();
  await server.close();
}

/**
 * @param {number} fields
 * @param {Record<string, Record<string, number>[]>} samples
 */
function reportForms(fields, samples) {
  const rows = Object.keys(samples.floor[0]).map((measure) => {
    const of = (form) => samples[form].map((sample) => sample[measure]);
    const floor = of("floor");
    const cells = forms.map((form) => {
      const middle = round2(median(of(form)));
      if (form === "floor" || measure.includes("commits")) return [names[form], middle];
      const ratio = median(of(form).map((value, round) => value / floor[round]));
      return [names[form], `${middle.toLocaleString("en")} (× ${ratioOf(ratio)})`];
    });
    return [units[measure] ?? measure, Object.fromEntries(cells)];
  });
  report({
    about: `${fields.toLocaleString("en")} fields; medians of ${rounds} rounds:`,
    rows: Object.fromEntries(rows),
  });
}

/** @param {readonly number[]} values */
function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
}

/** @param {number} value */
function round2(value) {
  return Math.round(value * 100) / 100;
}
