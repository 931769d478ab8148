import { isDevelopment } from "./isDevelopment.js";

const noted = new Set<string>();

/** Tells the developer something on the console, in development only, and once for each key. */
export function noteOnce(key: string, sentence: string): void {
  if (noted.has(key) || !isDevelopment()) return;
  noted.add(key);
  // It is for the developer, and no error: nothing has failed yet.
  // oxlint-disable-next-line no-console
  console.warn(`mcp-host-ui: ${sentence}`);
}
