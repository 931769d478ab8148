import { defineConfig } from "@playwright/test";
import inChromium from "../../../playwright.config.ts";
import { ensureBrowser } from "../../../scripts/browsers/browsers.mjs";

ensureBrowser("webkit");

/** Playwright serves the demo and judges; WebKitGTK is driven by its own driver, which Playwright does not know. */
export default defineConfig({
  ...inChromium,
  testDir: ".",
  testIgnore: [],
  outputDir: "../../../test-results/webkit",
  workers: 1,
});
