import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./test/support/chromium.ts";

const demo = "http://127.0.0.1:4343/";

export default defineConfig({
  testDir: "test/e2e",
  // What measures the processor's time, and the other browsers, are for npm run test:deep, by configurations of their own.
  testIgnore: ["giants/**", "heap/**", "firefox/**", "webkit/**", "orca/**"],
  // A file builds and serves what its tests share: in two workers they would write over each other's.
  fullyParallel: false,
  workers: 2,
  // Two busy cores load pages slowly; no test measures time.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: { baseURL: demo, actionTimeout: 30_000, launchOptions: chromiumLaunch() },
  webServer: {
    command: "npm run -s build:demo && node scripts/demo.mjs --built --port 4343",
    cwd: fileURLToPath(new URL(".", import.meta.url)),
    url: demo,
    // Playwright kills it otherwise, and the folders of its workspace stay.
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
