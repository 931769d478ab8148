// @ts-check
import { existsSync } from "node:fs";
import { installCommand, installPackages } from "./debianPrograms.mjs";
import { findChromium } from "./findChromium.mjs";

const packages = ["chromium", "fonts-liberation"];

/** Returns the path of a Chromium, which it installs where it is root on Debian; throws with the command to type elsewhere. */
export function ensureChromium() {
  const found = findChromium();
  if (found && existsSync(found)) return found;
  if (found) throw new Error(`CHROMIUM_PATH is ${found}, and nothing is there.`);
  if (!existsSync("/usr/bin/apt-get")) throw missing("npx playwright install chromium");
  if (process.getuid?.() !== 0) throw missing(installCommand(packages));
  installPackages(packages, "The browser tests");
  const installed = findChromium();
  if (!installed) throw new Error("apt-get installed chromium, but it is nowhere on the PATH.");
  return installed;
}

/** @param {string} command */
function missing(command) {
  return new Error(`The browser tests need Chromium, and there is none. Type:\n\n  ${command}\n`);
}
