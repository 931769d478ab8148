import { newId } from "../../../../host/newId.js";
import type { KeptRoot } from "../keptRoots.js";
import { blankRoot, type Edited, presentRoots, type Roots, replacePresent } from "./editRoots.js";
import type { FolderRules } from "./folderRules.js";
import type { Folder } from "./readFolders.js";
import { readRootEdit } from "./readRootEdit.js";

/** Adds what was picked: every folder that can be a root, and for the others the reasons. */
export function pickedRoots(
  roots: Roots,
  folders: readonly Folder[],
  { rules, servers }: { rules: FolderRules; servers: unknown },
): Edited {
  const before = presentRoots(roots);
  const added: KeptRoot[] = [];
  const issues = folders.flatMap(({ uri, name }, index) => {
    const read = readRootEdit(
      { root: uri, name, servers },
      blankRoot(newId()),
      [...before, ...added],
      rules,
    );
    if ("root" in read) added.push(read.root);
    return "issues" in read
      ? read.issues.map((issue) => ({ ...issue, path: ["folders", index] }))
      : [];
  });
  return {
    kept: replacePresent(roots, [...before, ...added]),
    ...(issues.length > 0 && { issues }),
  };
}
