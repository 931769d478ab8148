import type { KeptRoot } from "../keptRoots.js";
import type { Folder } from "./readFolders.js";

/** A root that is there now: what is kept of it, and the folder of the workspace that it follows, if it does. */
export interface PresentRoot extends KeptRoot {
  readonly folder?: Folder;
}

/** Puts together the person's roots and the workspace's folders: those that are kept in the person's order, then the others. */
export function arrangeRoots(
  kept: readonly KeptRoot[],
  folders: readonly Folder[],
): readonly PresentRoot[] {
  const byUri = new Map(folders.map((folder) => [folder.uri, folder]));
  const known = new Set(kept.map(({ uri }) => uri));
  const followed = kept.flatMap((root): PresentRoot[] => {
    const folder = byUri.get(root.uri);
    if (folder) return [{ ...root, folder }];
    return root.manual ? [root] : [];
  });
  const others = folders
    .filter(({ uri }) => !known.has(uri))
    .map(
      (folder): PresentRoot => ({
        id: folder.uri,
        uri: folder.uri,
        servers: "all",
        exclusions: [],
        notes: folder.notes,
        manual: false,
        folder,
      }),
    );
  return [...followed, ...others];
}
