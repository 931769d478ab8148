import type { Kept, KeptRoot } from "../keptRoots.js";
import type { RootIssue } from "../rootsCommand.js";
import { arrangeRoots, type PresentRoot } from "./arrangeRoots.js";
import type { Folder } from "./readFolders.js";

/** The number of folders missing from the workspace that are remembered with the person's settings for them. */
const mostAbsent = 200;

/** The roots that an edit starts from: those kept, and the folders of the workspace. */
export interface Roots {
  readonly kept: Kept;
  readonly folders: readonly Folder[];
}

/** The result of an edit: the roots to keep, the issues, or both if a part of it is wrong. */
export interface Edited {
  readonly kept?: Kept;
  readonly issues?: readonly RootIssue[];
}

/** A root that was added by hand, before its path is known. */
export function blankRoot(id: string): KeptRoot {
  return { id, uri: "", servers: "all", exclusions: [], notes: [], manual: true };
}

/** The roots that are there now. */
export function presentRoots({ kept, folders }: Roots): readonly PresentRoot[] {
  return arrangeRoots(kept.roots, folders);
}

/** Puts these roots in place of those that are there now; what the workspace does not have now is remembered behind them. */
export function replacePresent(roots: Roots, next: readonly KeptRoot[]): Kept {
  const present = new Set(presentRoots(roots).map(({ id }) => id));
  const taken = new Set(next.map(({ uri }) => uri));
  const absent = roots.kept.roots.filter(({ id, uri }) => !present.has(id) && !taken.has(uri));
  return {
    ...roots.kept,
    roots: [...next.map(withoutFolder), ...absent.slice(-mostAbsent)],
  };
}

/** Replaces one root. Only a folder of the workspace that nothing was kept of is new to what is kept: then it joins at its place. */
export function replaceRoot(roots: Roots, next: KeptRoot): Kept {
  return replacePresent(
    roots,
    presentRoots(roots).map((root) => (root.id === next.id ? next : root)),
  );
}

function withoutFolder(root: KeptRoot & { readonly folder?: Folder }): KeptRoot {
  const { folder: _, ...kept } = root;
  return kept;
}
