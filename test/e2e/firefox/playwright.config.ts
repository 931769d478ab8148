import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import inChromium from "../../../playwright.config.ts";
import { ensureBrowser } from "../../../scripts/browsers/browsers.mjs";

ensureBrowser("firefox");
const launcher = new URL("../../../scripts/browsers/firefoxForPlaywright.mjs", import.meta.url);

/**
 * What Debian's Firefox is driven through: the tests of the demo in Chromium, with the person at the keyboard and the same
 * answers at the server. Left out is what Playwright does by means that its WebDriver BiDi does not have yet: a second page
 * and a file that is saved; and what looks for faults in every look of the page, or needs a mouse or a clock of its own.
 */
export default defineConfig({
  ...inChromium,
  testDir: "..",
  testMatch: [
    "demo.spec.ts",
    "demoConnections.spec.ts",
    "demoInbox.spec.ts",
    "demoKeyboard.spec.ts",
    "demoQueue.spec.ts",
    "demoRoots.spec.ts",
    "demoRules.spec.ts",
    "demoSampling.spec.ts",
    "demoTogether.spec.ts",
    "demoTools.spec.ts",
    "demoTrip.spec.ts",
    "demoVisit.spec.ts",
  ],
  testIgnore: [],
  grepInvert: /two tabs|log is saved/,
  outputDir: "../../../test-results/firefox",
  // A second Firefox on two cores makes both wait for each other.
  workers: 1,
  use: {
    ...inChromium.use,
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: { executablePath: fileURLToPath(launcher) },
  },
});
