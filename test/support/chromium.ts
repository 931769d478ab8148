import { fileURLToPath } from "node:url";
import { findChromium } from "../../scripts/findChromium.mjs";

/**
 * How the tests start Chromium: without a sandbox (root in containers), without talking to anybody, and on Linux with
 * fonts of their own, so that no test depends on what is installed. `FONTCONFIG_FILE` names others.
 */
export function chromiumLaunch(): {
  executablePath?: string;
  args: string[];
  env: Record<string, string>;
} {
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
