import { loadRedaction } from "./loadRedaction.js";

/** Redacts well-known credentials in the user's own words for storage; `undefined` if the shapes cannot be loaded. */
export async function redactReason(reason: string): Promise<string | undefined> {
  try {
    return (await loadRedaction()).redactCredentials(reason);
  } catch {
    return undefined;
  }
}
