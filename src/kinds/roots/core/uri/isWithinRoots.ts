import { folderKey, platformOf } from "./folderKey.js";

/** Options for comparing a file with roots. */
export interface IsWithinRootsOptions {
  /** Whether the file system takes `Work` and `work` for one folder; left out, roots are compared exactly and exclusions without regard to case. */
  readonly ignoreCase?: boolean;
  /** URIs under the roots that are not to be touched; one that cannot be read excludes everything. */
  readonly exclusions?: readonly string[];
}

/**
 * Tells whether a `file:` URI or absolute path is one of the roots or lies inside one and in no exclusion; false for whatever `Roots.readUri` refuses.
 * Compares names only: a host that mediates access resolves symbolic links (and short Windows names) first.
 */
export function isWithinRoots(
  roots: readonly { readonly uri: string }[],
  uri: string,
  { ignoreCase, exclusions = [] }: IsWithinRootsOptions = {},
): boolean {
  return roots.some((root) => {
    const platform = platformOf(root.uri);
    const key = (text: string, folded: boolean) => folderKey(text, platform, folded);
    const rootKey = key(root.uri, ignoreCase ?? false);
    if (!rootKey || !key(uri, ignoreCase ?? false).startsWith(rootKey)) return false;
    const folded = key(uri, ignoreCase ?? true);
    // An exclusion that cannot be read has the empty key, with which every key begins.
    return !exclusions.some((exclusion) => folded.startsWith(key(exclusion, ignoreCase ?? true)));
  });
}
