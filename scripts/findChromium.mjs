// @ts-check
import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { isExecutable } from "./debianPrograms.mjs";

const browsers = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Finds a Chromium: `CHROMIUM_PATH`, then the system's, then Playwright's own. @returns {string | undefined} */
export function findChromium() {
  return process.env.CHROMIUM_PATH || findFirst([...placesOf(browsers), chromium.executablePath()]);
}

/**
 * Finds a Chromium that has pages and no windows of a browser around them, which are pages of their own by now and take a
 * third of the processor's time in tests that open many. `CHROMIUM_PATH` stands for it, too.
 * @returns {string | undefined}
 */
export function findHeadlessChromium() {
  return process.env.CHROMIUM_PATH || findFirst(placesOf(["chromium-headless-shell"]));
}

/** @param {readonly string[]} names */
function placesOf(names) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/** @param {readonly string[]} paths */
function findFirst(paths) {
  return paths.find(isExecutable);
}
