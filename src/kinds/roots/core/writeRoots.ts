import type { RootRecord } from "./rootRecord.js";
import type { ListRootsResult, Root } from "./rootsList.js";
import type { RootsOptions } from "./rootsOptions.js";

/** Writes what a server gets. */
export function writeRoots(
  roots: readonly RootRecord[],
  { exclusions: told = "sent" }: Pick<RootsOptions, "exclusions">,
): ListRootsResult {
  return {
    roots: roots.map(
      ({ uri, name, exclusions }): Root => ({
        uri,
        ...(name !== undefined && { name }),
        ...(told === "sent" &&
          exclusions.length > 0 && { _meta: { "mcp-host-ui/exclusions": exclusions } }),
      }),
    ),
  };
}
