import type { Allowance } from "../../wire/protocol/allowance.js";
import { inSlices } from "../../wire/protocol/sliced.js";
import type { Finding } from "../finding.js";
import type { inspectFields } from "./inspectFieldsNow.js";
import type { namesSecret } from "./namesSecret.js";

type Inspectors = typeof import("../inspectors.js");

let loaded: Inspectors | undefined;

/** Loads once: a browser takes a task for each `import()`, even of a module that is loaded. */
async function load(): Promise<Inspectors> {
  loaded ??= await import("../inspectors.js");
  return loaded;
}

/** Loads `inspectFields` with the words of all languages. */
export async function loadFieldInspector(): Promise<typeof inspectFields> {
  return (await import("./inspectFieldsNow.js")).inspectFields;
}

/**
 * Inspects a form of any size, a slice at a time. It loads the words of other languages than English where the form may have
 * some, and then inspects the form again.
 */
export async function inspectLoading(
  requestedSchema: unknown,
  message: string,
  allowance: Allowance,
): Promise<readonly Finding[]> {
  const { inspectFieldSlices, loadWords, loadedWords, wantWords } = await load();
  const { left, options } = allowance;
  for (;;) {
    const { length } = loadedWords();
    const found = await inSlices(
      inspectFieldSlices(requestedSchema, message, allowance),
      allowance,
    );
    // A sentence in another language may deny that the form asks for the secret.
    if (found.some(({ code }) => code.startsWith("secret-"))) wantWords("latin");
    await loadWords();
    if (loadedWords().length === length) return found;
    Object.assign(allowance, { left, options });
  }
}

/** Loads `inspectFieldSlices` with the words of all languages. */
export async function loadFieldSlices(): Promise<Inspectors["inspectFieldSlices"]> {
  const { inspectFieldSlices, loadAllWords } = await load();
  await loadAllWords();
  return inspectFieldSlices;
}

/** Loads `namesSecret`, with the words of all languages, when the first form arrives that is written as JSON in part. */
export async function loadNameInspector(): Promise<typeof namesSecret> {
  const inspectors = await load();
  await inspectors.loadAllWords();
  return inspectors.namesSecret;
}
