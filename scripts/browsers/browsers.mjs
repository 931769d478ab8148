// @ts-check
import { ensurePrograms, findProgram, foldersBelow } from "../debianPrograms.mjs";

const miniBrowser = {
  program: "MiniBrowser",
  debian: "webkit2gtk-driver",
  folders: foldersBelow("/usr/lib", "webkit2gtk-4.1"),
};

/** The browsers beside Chromium, as Debian has them. @satisfies {Record<string, readonly import("../debianPrograms.mjs").DebianProgram[]>} */
const browsers = {
  firefox: [{ program: "firefox-esr", debian: "firefox-esr", folders: [] }],
  webkit: [
    miniBrowser,
    { program: "WebKitWebDriver", debian: "webkit2gtk-driver", folders: [] },
    { program: "Xvfb", debian: "xvfb", folders: [] },
  ],
};

/**
 * Installs a browser that is missing where it is root on Debian; throws with the command to type elsewhere. `FIREFOX_PATH`
 * names a Firefox of one's own.
 * @param {keyof typeof browsers} name
 */
export function ensureBrowser(name) {
  if (name === "firefox" && process.env.FIREFOX_PATH) return;
  ensurePrograms(browsers[name], `The tests in ${name}`);
}

/** @returns {string} */
export function firefoxPath() {
  return process.env.FIREFOX_PATH ?? found(browsers.firefox[0]);
}

/** WebKitGTK's own small browser, which its driver starts. @returns {string} */
export function miniBrowserPath() {
  return found(miniBrowser);
}

/** @param {import("../debianPrograms.mjs").DebianProgram | undefined} program */
function found(program) {
  const path = program && findProgram(program);
  if (path) return path;
  throw new Error(`There is no ${program?.program}; the package ${program?.debian} has it.`);
}
