import type { Messages } from "../../messages/messages.js";

/** Words a server's claim of its own name and version; an empty version is left out. */
export function claimText(
  { claim, claimWithVersion }: Messages["prompt"],
  name: string,
  version: string,
): string {
  return version === "" ? claim({ name }) : claimWithVersion({ name, version });
}
