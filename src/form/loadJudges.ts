/**
 * Loads ahead what every form needs a moment after it is shown: to check answers, and to inspect what is asked. Whoever needs
 * it finds out if it cannot be loaded.
 */
export async function loadJudges(): Promise<void> {
  await Promise.allSettled([import("../schema/validators.js"), import("../safety/inspectors.js")]);
}
