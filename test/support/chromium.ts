import { fileURLToPath } from "node:url";
import { findChromium, findHeadlessChromium } from "../../scripts/findChromium.mjs";

/**
 * How the tests start Chromium: without a sandbox (root in containers), without talking to anybody, and on Linux with
 * fonts of their own, so that no test depends on what is installed. `FONTCONFIG_FILE` names others. Pages alone are enough
 * for most; `whole` is for what a browser does around them, such as notifications.
 */
export function chromiumLaunch({ whole = false } = {}): {
  executablePath?: string;
  args: string[];
  env: Record<string, string>;
} {
  const executablePath = (whole ? undefined : findHeadlessChromium()) ?? findChromium();
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
      // The browser without windows fits letters to pixels unless told not to, as the one with windows does not.
      "--font-render-hinting=none",
    ],
    env: {
      FONTCONFIG_FILE: fileURLToPath(new URL("fonts/fonts.conf", import.meta.url)),
      ...given(),
    },
  };
}

function given(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  );
}
