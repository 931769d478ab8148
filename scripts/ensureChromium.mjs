// @ts-check
import { existsSync } from "node:fs";
import { installCommand, installPackages, isExecutable } from "./debianPrograms.mjs";
import { findChromium, findHeadlessChromium } from "./findChromium.mjs";

const packages = ["chromium", "chromium-headless-shell", "fonts-liberation"];

/**
 * Sees to a Chromium for the tests, and to one without windows where Debian has it: installs what is missing where it is
 * root on Debian, and elsewhere throws with the command to type where there is no Chromium at all. Returns its path.
 */
export function ensureChromium() {
  const found = findChromium();
  if (found && !existsSync(found))
    throw new Error(`CHROMIUM_PATH is ${found}, and nothing is there.`);
  if (found && findHeadlessChromium()) return found;
  const isDebian = isExecutable("/usr/bin/apt-get");
  if (isDebian && process.getuid?.() === 0) installPackages(packages, "The browser tests");
  const installed = findChromium();
  if (installed) return installed;
  throw missing(isDebian ? installCommand(packages) : "npx playwright install chromium");
}

/** @param {string} command */
function missing(command) {
  return new Error(`The browser tests need Chromium, and there is none. Type:\n\n  ${command}\n`);
}
