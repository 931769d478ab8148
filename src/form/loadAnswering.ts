import { loadFieldInspector } from "../safety/fields/loadFieldInspector.js";
import { loadRedaction } from "../safety/secrets/loadRedaction.js";

/** Loads ahead what forms load while the user answers: the words of all languages, and the shapes of keys and cards. */
export async function loadAnswering(): Promise<void> {
  await Promise.all([loadFieldInspector(), loadRedaction()]);
}
