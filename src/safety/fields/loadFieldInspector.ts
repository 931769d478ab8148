import type { redactContent } from "../secrets/redactCredentials.js";
import type { inspectFieldSlices, inspectFields } from "./inspectFields.js";
import type { namesSecret } from "./namesSecret.js";

/**
 * Loads `inspectFields` when the first form arrives: what secrets are called in seventeen languages weighs more than the
 * rest of the inspection together.
 */
export async function loadFieldInspector(): Promise<typeof inspectFields> {
  return (await import("../inspectors.js")).inspectFields;
}

/** Loads the same for forms of any size, a slice at a time. */
export async function loadFieldSlices(): Promise<typeof inspectFieldSlices> {
  return (await import("../inspectors.js")).inspectFieldSlices;
}

/** Loads `namesSecret` when the first form arrives that is written as JSON in part. */
export async function loadNameInspector(): Promise<typeof namesSecret> {
  return (await import("../inspectors.js")).namesSecret;
}

/** Loads `redactContent` when the first form arrives. */
export async function loadContentRedaction(): Promise<typeof redactContent> {
  return (await import("../inspectors.js")).redactContent;
}
