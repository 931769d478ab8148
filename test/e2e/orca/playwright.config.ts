import { defineConfig } from "@playwright/test";
import inChromium from "../../../playwright.config.ts";
import { ensurePrograms } from "../../../scripts/debianPrograms.mjs";

ensurePrograms(
  [
    { program: "orca", debian: "orca", folders: [] },
    { program: "at-spi-bus-launcher", debian: "at-spi2-core", folders: ["/usr/libexec"] },
    { program: "dbus-daemon", debian: "dbus-daemon", folders: [] },
    { program: "Xvfb", debian: "xvfb", folders: [] },
    { program: "openbox", debian: "openbox", folders: [] },
    { program: "xdotool", debian: "xdotool", folders: [] },
  ],
  "The tests with Orca",
);

/** The demo in Chromium as Orca reads it out. What is heard is compared with a text beside each test; --update-snapshots takes it anew. */
export default defineConfig({
  ...inChromium,
  testDir: ".",
  testIgnore: [],
  outputDir: "../../../test-results/orca",
  snapshotPathTemplate: "{testDir}/{arg}{ext}",
  workers: 1,
  // Each key is listened to until it is quiet.
  timeout: 600_000,
});
