"use client";

import { useHostSettings } from "../../../../react/HostContext.js";
import { createMerge } from "../../../../ui/createMerge.js";
import { type RootIssueMessages, rootIssues } from "../../messages/en/rootIssues.js";
import { type RootsMessages, roots } from "../../messages/en/roots.js";

const mergeRoots = createMerge(roots);
const mergeIssues = createMerge(rootIssues);

/** Returns the words around roots of the nearest `HostProvider`, English where it says nothing. */
export function useRootsMessages(): RootsMessages {
  return mergeRoots(useHostSettings().messages?.roots);
}

/** Returns the sentences that say why a path is no root. */
export function useRootIssueMessages(): RootIssueMessages {
  return mergeIssues(useHostSettings().messages?.rootIssues);
}
