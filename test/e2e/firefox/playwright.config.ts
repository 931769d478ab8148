import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import inChromium from "../../../playwright.config.ts";
import { ensureBrowser } from "../../../scripts/browsers/browsers.mjs";

ensureBrowser("firefox");
const launcher = new URL("../../../scripts/browsers/firefoxForPlaywright.mjs", import.meta.url);

/**
 * What Debian's Firefox is driven through: tests of Chromium's, with the person at the keyboard and the same answers at the
 * server. Left out is what Playwright does by means that its WebDriver BiDi does not have yet, among them filling in a field
 * the moment that it appears, and a second page.
 */
export default defineConfig({
  ...inChromium,
  testDir: "..",
  testMatch: ["demoTrip.spec.ts", "demoVisit.spec.ts", "demoRoots.spec.ts", "demoSampling.spec.ts"],
  testIgnore: [],
  grepInvert: /two tabs|reference server|address was typed/,
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
