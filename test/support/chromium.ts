import { findChromium } from "../../scripts/findChromium.mjs";

/** How the tests start Chromium: without a sandbox (root in containers) and without talking to anybody. */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = findChromium();
  return {
    ...(executablePath && { executablePath }),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  };
}
