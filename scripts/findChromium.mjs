// @ts-check
import { delimiter, join } from "node:path";
import { chromium } from "playwright";
import { isExecutable } from "./debianPrograms.mjs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** Finds a Chromium: `CHROMIUM_PATH`, then the system's, then Playwright's own. @returns {string | undefined} */
export function findChromium() {
  const { CHROMIUM_PATH, PATH = "" } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const onPath = PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, chromium.executablePath()].find(isExecutable);
}
