import type { inspectFields } from "./inspectFields.js";

/**
 * Loads `inspectFields` when the first form arrives: what secrets are called in eleven languages weighs more than the
 * rest of the inspection together.
 */
export async function loadFieldInspector(): Promise<typeof inspectFields> {
  return (await import("./inspectFields.js")).inspectFields;
}
