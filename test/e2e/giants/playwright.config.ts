import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "../../support/chromium.ts";

// Apart from the other end-to-end tests: what is measured here is the processor's time, so nothing else may take it.
export default defineConfig({
  testDir: ".",
  outputDir: "../../../test-results/giants",
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: { actionTimeout: 30_000, launchOptions: chromiumLaunch() },
});
