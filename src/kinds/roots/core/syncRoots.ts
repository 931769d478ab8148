import type { Receipt } from "../../../host/command.js";
import type { Host } from "../../../host/host.js";
import type { RootFolder, RootsCommand } from "./rootsCommand.js";

/**
 * Makes the roots follow the host app's workspace: these folders, absolute paths or `file:` URIs, in place of those of before.
 * One that cannot be a root is shown to the person with the reason, and offered to nobody.
 */
export function syncRoots(host: Host, folders: readonly (string | RootFolder)[]): Promise<Receipt> {
  return host.send({ type: "roots/sync", folders } satisfies RootsCommand);
}
