import type { redactContent } from "../secrets/redactCredentials.js";
import type { inspectFieldSlices, inspectFields } from "./inspectFields.js";
import type { namesSecret } from "./namesSecret.js";

type Inspectors = typeof import("../inspectors.js");

let loaded: Inspectors | undefined;

/** Loads once: a browser takes a task for each `import()`, even of a module that is loaded. */
async function load(): Promise<Inspectors> {
  loaded ??= await import("../inspectors.js");
  return loaded;
}

/**
 * Loads `inspectFields` when the first form arrives: what secrets are called in seventeen languages weighs more than the
 * rest of the inspection together.
 */
export async function loadFieldInspector(): Promise<typeof inspectFields> {
  return (await load()).inspectFields;
}

/** Loads the same for forms of any size, a slice at a time. */
export async function loadFieldSlices(): Promise<typeof inspectFieldSlices> {
  return (await load()).inspectFieldSlices;
}

/** Loads `namesSecret` when the first form arrives that is written as JSON in part. */
export async function loadNameInspector(): Promise<typeof namesSecret> {
  return (await load()).namesSecret;
}

/** Loads `redactContent` when the first form arrives. */
export async function loadContentRedaction(): Promise<typeof redactContent> {
  return (await load()).redactContent;
}
