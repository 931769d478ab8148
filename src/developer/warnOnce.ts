import { isDevelopment } from "./isDevelopment.js";

const warned = new Set<string>();

/** Tells the developer something on the console, in development only, and once for each key. */
export function warnOnce(key: string, sentence: string): void {
  if (warned.has(key) || !isDevelopment()) return;
  warned.add(key);
  // It is for the developer, and no error: nothing has failed yet.
  // oxlint-disable-next-line no-console
  console.warn(`mcp-host-ui: ${sentence}`);
}
