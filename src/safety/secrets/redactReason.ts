/** Redacts a person's own words for storage: well-known credentials are left out; `undefined` if those cannot be told. */
export async function redactReason(reason: string): Promise<string | undefined> {
  try {
    return (await import("../inspectors.js")).redactCredentials(reason);
  } catch {
    return undefined;
  }
}
