type Redaction = typeof import("./redactCredentials.js");

let loaded: Redaction | undefined;

/** Loads the shapes of keys and cards: forms need them once the user has typed something. */
export async function loadRedaction(): Promise<Redaction> {
  loaded ??= await import("./redactCredentials.js");
  return loaded;
}

/** Returns the same if it is loaded. */
export function loadedRedaction(): Redaction | undefined {
  return loaded;
}
