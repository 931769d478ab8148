import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "../../support/chromium.ts";

// A hundred thousand questions of each kind in one page: half an hour.
export default defineConfig({
  testDir: ".",
  outputDir: "../../../test-results/heap",
  workers: 1,
  timeout: 3_600_000,
  reporter: "list",
  use: { launchOptions: chromiumLaunch() },
});
