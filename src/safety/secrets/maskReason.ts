/** Redacts a person's own words for storage: well-known credentials are left out; `undefined` if those cannot be told. */
export async function maskReason(reason: string): Promise<string | undefined> {
  try {
    return (await import("../inspectors.js")).maskCredentials(reason);
  } catch {
    return undefined;
  }
}
