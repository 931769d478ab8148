import type { ListRootsResult, Root } from "../protocol/rootsList.js";
import type { RootRecord } from "./rootRecord.js";

/** Writes what a server gets. */
export function writeRoots(
  roots: readonly RootRecord[],
  { sendExclusions = false }: { readonly sendExclusions?: boolean },
): ListRootsResult {
  return {
    roots: roots.map(
      ({ uri, name, exclusions }): Root => ({
        uri,
        ...(name !== undefined && { name }),
        ...(sendExclusions &&
          exclusions.length > 0 && { _meta: { "mcp-host-ui/exclusions": exclusions } }),
      }),
    ),
  };
}
