import type { HostOptions } from "../hostOptions.js";
import type { surviveReload } from "./surviveReload.js";

/**
 * Lets what is typed survive a reload, where the page or the host app stores anything, or forgets what is stored, where the
 * policy says so. Returns a function that stops it.
 */
export function keepDraftsStored(
  { storage, storageKey: key = "mcp-host-ui:drafts", policy = {} }: HostOptions,
  context: Omit<Parameters<typeof surviveReload>[0], "storage" | "key">,
): () => void {
  const isStored = storage !== false && (storage !== undefined || "document" in globalThis);
  if (!isStored) return () => {};
  if (policy.drafts === false) {
    void import("../hostLater.js")
      .then(({ forgetStored }) => forgetStored(storage, key))
      .catch(context.report);
    return () => {};
  }
  // Loaded by hosts that have a storage only.
  const surviving = import("../hostLater.js")
    .then(({ surviveReload }) => surviveReload({ storage, key, ...context }))
    .catch(context.report);
  return () => void surviving.then((stop) => stop?.());
}
