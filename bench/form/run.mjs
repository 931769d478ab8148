// node bench/form/run.mjs [rounds] [size…]: the form against a hand-written one, production builds in Chromium, interleaved.

import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { build, preview } from "vite";
import { findChromium } from "../../scripts/findChromium.mjs";

const [rounds = 7, ...chosen] = process.argv.slice(2).map(Number);
const sizes = chosen.length > 0 ? chosen : [6, 50, 200, 1_000];
const config = { configFile: fileURLToPath(new URL("vite.config.ts", import.meta.url)) };
await build(config);
const server = await preview(config);
const [address] = server.resolvedUrls.local;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const count of sizes) {
    const samples = { ours: [], floor: [] };
    for (let round = 0; round <= rounds; round += 1) {
      for (const which of round % 2 ? ["ours", "floor"] : ["floor", "ours"]) {
        const page = await browser.newPage();
        await page.goto(address);
        const sample = await page.evaluate(
          ([form, size]) => globalThis.measureForm(form, size),
          [which, count],
        );
        // The first round warms up the machine.
        if (round > 0) samples[which].push(sample);
        await page.close();
      }
    }
    console.log(
      `${count} fields, ms (median of ${rounds}; the ratio is the median of each round's)`,
    );
    for (const name of ["commit", "key", "allWrong", "keyAfterwards"]) {
      const of = (which) => samples[which].map((sample) => sample[name]);
      const ratios = of("ours").map((value, index) => value / of("floor")[index]);
      console.log(
        `  ${name.padEnd(14)} ours ${median(of("ours")).toFixed(2).padStart(8)}  floor ${median(of("floor")).toFixed(2).padStart(8)}  ×${median(ratios).toFixed(1)}`,
      );
    }
  }
} finally {
  await browser.close();
  await server.close();
}

function median(values) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
