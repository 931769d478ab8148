// node bench/sampling/run.mjs [rounds] [type] [scroll]: a megabyte typed into, and 500 messages scrolled, in production builds in Chromium.

import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { build, preview } from "vite";
import { findChromium } from "../../scripts/findChromium.mjs";
import { report } from "../report.mjs";

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
  const typing = {};
  for (const place of isChosen("type") ? ["start", "middle", "end"] : []) {
    const samples = { short: [], floor: [], editor: [] };
    // Interleaved: what else the machine does slows all of them.
    for (let round = 0; round < rounds; round += 1)
      for (const scene of Object.keys(samples)) samples[scene].push(await type(scene, place));
    typing[`a bare text area, 1 kB, typing at the ${place}`] = samples.short;
    typing[`floor: a bare text area, 1 MB, typing at the ${place}`] = samples.floor;
    typing[`EditableText, 1 MB, typing at the ${place}`] = samples.editor;
  }
  reportAll("Typing, in ms; only keys of 16 ms or more are counted as such:", typing);
  const scrolling = {};
  for (const [how, act] of isChosen("scroll") ? Object.entries({ wheeled, flung }) : []) {
    const samples = { plain: [], messages: [] };
    for (let round = 0; round < rounds; round += 1)
      for (const scene of Object.keys(samples)) samples[scene].push(await scroll(scene, act));
    scrolling[`floor: 500 bare texts, ${how} from top to bottom`] = samples.plain;
    scrolling[`500 messages, ${how} from top to bottom`] = samples.messages;
  }
  reportAll("Scrolling, in ms; frames are late after more than 34 ms:", scrolling);
} finally {
  await browser.close();
  await server.close();
}

async function type(scene, place) {
  const page = await open(scene);
  await page.locator("textarea").first().waitFor();
  await page.evaluate((place) => {
    const area = document.querySelector("textarea");
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

function reportAll(about, scenes) {
  const rows = Object.entries(scenes).map(([title, samples]) => [title, summarize(samples)]);
  if (rows.length > 0) report({ about, rows: Object.fromEntries(rows) });
}

function summarize(samples) {
  const all = (name) => samples.flatMap((sample) => sample[name]).sort((one, other) => one - other);
  const [keys, frames, tasks] = ["keys", "frames", "longTasks"].map(all);
  const ms = (value) => Math.round(value ?? 0);
  return {
    "first shown": ms(middle(shownAfter(samples))),
    ...(keys.length > 0 && {
      "key to paint, median": ms(middle(keys)),
      "worst key": ms(keys.at(-1)),
      "keys of 16 ms or more": keys.length,
    }),
    frames: frames.length,
    "frame, median": ms(middle(frames)),
    "worst frame": ms(frames.at(-1)),
    "late frames": frames.filter((gap) => gap > 34).length,
    "long tasks": tasks.length,
    "worst task": ms(tasks.at(-1)),
  };
}

function shownAfter(samples) {
  return samples.map(({ shown }) => shown).sort((one, other) => one - other);
}

function middle(sorted) {
  return sorted[Math.floor(sorted.length / 2)];
}
