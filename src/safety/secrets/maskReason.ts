/** A person's own words as they may be kept: without well-known credentials; nothing where those cannot be told. */
export async function maskReason(reason: string): Promise<string | undefined> {
  try {
    return (await import("../inspectors.js")).maskCredentials(reason);
  } catch {
    return undefined;
  }
}
