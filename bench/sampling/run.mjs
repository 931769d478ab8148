// node bench/sampling/run.mjs [rounds] [type] [scroll]: a megabyte typed into, and 500 messages scrolled, in production builds in Chromium.

import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { build, preview } from "vite";
import { findChromium } from "../../scripts/findChromium.mjs";

const [given = "3", ...chosen] = process.argv.slice(2);
const rounds = Number(given);
const isChosen = (name) => chosen.length === 0 || chosen.includes(name);
const keysEach = 40;
const config = { configFile: fileURLToPath(new URL("vite.config.ts", import.meta.url)) };
await build(config);
const server = await preview(config);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const place of isChosen("type") ? ["start", "middle", "end"] : []) {
    const samples = { short: [], floor: [], editor: [] };
    // Interleaved: what else the machine does slows all of them.
    for (let round = 0; round < rounds; round += 1)
      for (const scene of Object.keys(samples)) samples[scene].push(await type(scene, place));
    report(`a bare text area, 1 kB, typing at the ${place}`, samples.short);
    report(`a bare text area, 1 MB, typing at the ${place}`, samples.floor);
    report(`TextEditor, 1 MB, typing at the ${place}`, samples.editor);
  }
  for (const [how, act] of isChosen("scroll") ? Object.entries({ wheeled, flung }) : []) {
    const samples = { plain: [], messages: [] };
    for (let round = 0; round < rounds; round += 1)
      for (const scene of Object.keys(samples)) samples[scene].push(await scroll(scene, act));
    report(`500 bare texts, ${how} from top to bottom`, samples.plain);
    report(`500 messages, ${how} from top to bottom`, samples.messages);
  }
} finally {
  await browser.close();
  await server.close();
}

async function type(scene, place) {
  const page = await open(scene);
  await page.locator("textarea").first().waitFor();
  if (scene === "editor" && place !== "start")
    // Pieces far from what can be seen come to be when they are scrolled to.
    await page.locator(".mcp-pieces").evaluate(async (box, place) => {
      for (let step = 0; step < 20; step += 1) {
        box.scrollTop = box.scrollHeight * (place === "middle" ? 0.5 : 1);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    }, place);
  await page.evaluate((place) => {
    const areas = [...document.querySelectorAll("textarea")];
    const seen = areas.filter((area) => {
      const { top, bottom } = area.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    const area = place === "start" ? areas[0] : seen.at(-1);
    const at = { start: 0, middle: area.value.length / 2, end: area.value.length }[place];
    area.focus();
    area.setSelectionRange(at, at);
  }, place);
  await page.waitForTimeout(500);
  return watched(page, async () => {
    await page.keyboard.type("abcdefghij".repeat(keysEach / 10), { delay: 60 });
    await page.waitForTimeout(1_000);
  });
}

async function scroll(scene, act) {
  const page = await open(scene);
  await page.waitForTimeout(500);
  return watched(page, async () => {
    await act(page);
    await page.waitForTimeout(500);
  });
}

/** By a wheel that turns faster than anybody's. */
async function wheeled(page) {
  await page.mouse.move(300, 300);
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.wheel(0, 2_000);
    await page.waitForTimeout(16);
  }
}

/** By a wheel that turns smoothly: 10,000 pixels a second. */
async function flung(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Input.synthesizeScrollGesture", {
    x: 300,
    y: 300,
    yDistance: -30_000,
    speed: 10_000,
    gestureSourceType: "mouse",
  });
}

async function open(scene) {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:6161/#${scene}`);
  await page.waitForFunction(() => globalThis.shownAfter !== undefined);
  return page;
}

async function watched(page, act) {
  const shown = await page.evaluate(() => globalThis.shownAfter);
  await page.evaluate(() => globalThis.watch.start());
  await act();
  const seen = await page.evaluate(() => globalThis.watch.stop());
  await page.close();
  return { shown, ...seen };
}

function report(title, samples) {
  const all = (name) => samples.flatMap((sample) => sample[name]).sort((one, other) => one - other);
  const keys = all("keys");
  const frames = all("frames");
  const tasks = all("longTasks");
  const dropped = frames.filter((gap) => gap > 34).length;
  const ms = (value) => `${(value ?? 0).toFixed(0)} ms`;
  console.log(title);
  console.log(`  first shown after ${ms(middle(shownAfter(samples)))}`);
  if (keys.length > 0)
    console.log(
      `  key to paint: median ${ms(middle(keys))}, worst ${ms(keys.at(-1))}, ${keys.length} keys of 16 ms or more`,
    );
  console.log(
    `  frames: ${frames.length}, median ${ms(middle(frames))}, worst ${ms(frames.at(-1))}, late (over 34 ms): ${dropped}`,
  );
  console.log(`  long tasks: ${tasks.length}, worst ${ms(tasks.at(-1))}`);
}

function shownAfter(samples) {
  return samples.map(({ shown }) => shown).sort((one, other) => one - other);
}

function middle(sorted) {
  return sorted[Math.floor(sorted.length / 2)];
}
