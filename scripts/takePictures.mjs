// @ts-check
// npm run pictures: takes README's pictures of the demo anew, light and dark, into docs.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { ensureChromium } from "./ensureChromium.mjs";

/** What a picture may weigh in the package is little: text stays sharp at this. */
const quality = 0.6;
const pictures = /** @type {const} */ ([
  ["light", "docs/demo.webp"],
  ["dark", "docs/demo-dark.webp"],
]);

const executablePath = ensureChromium();
const demo = spawn(process.execPath, ["scripts/demo.mjs"], {
  stdio: ["ignore", "pipe", "inherit"],
});
const browser = await chromium.launch({ executablePath });
try {
  await takePictures();
} finally {
  await browser.close();
  demo.kill();
}

async function takePictures() {
  const [started] = await Promise.race([
    once(demo.stdout.setEncoding("utf8"), "data"),
    once(demo, "exit"),
  ]);
  const address = /http:\S+/.exec(started)?.[0];
  if (!address) throw new Error(`The demo does not say where it is: ${started}`);
  for (const [colorScheme, file] of pictures) {
    const page = await browser.newPage({
      colorScheme,
      reducedMotion: "reduce",
      viewport: { width: 900, height: 620 },
    });
    await page.goto(address);
    await page.getByRole("button", { name: "Book the Barcelona vacation" }).last().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Send", exact: true }).waitFor();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(() => document.getAnimations().length === 0);
    writeFileSync(file, await toWebp(await page.screenshot()));
    console.log(file);
    await page.close();
  }
}

/** @param {Buffer} png */
async function toWebp(png) {
  const page = await browser.newPage();
  const url = await page.evaluate(
    async ([source, quality]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement("canvas");
      Object.assign(canvas, { width: image.width, height: image.height });
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      return canvas.toDataURL("image/webp", quality);
    },
    /** @type {const} */ ([`data:image/png;base64,${png.toString("base64")}`, quality]),
  );
  await page.close();
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
