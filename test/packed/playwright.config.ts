import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "../support/chromium.ts";

// Apps made from the packed tarball, as npm installs it and as the tools build it by default. How to add one: freshApp.ts.
export default defineConfig({
  testDir: ".",
  outputDir: "../../test-results/packed",
  // Written by the tests: how each app looked in development.
  snapshotPathTemplate: "../../.cache/packed/{testName}/{arg}{ext}",
  globalSetup: "./packAndInstall.ts",
  fullyParallel: true,
  workers: 2,
  // Two busy cores install and build slowly; no test measures time.
  timeout: 600_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: { actionTimeout: 30_000, launchOptions: chromiumLaunch() },
});
