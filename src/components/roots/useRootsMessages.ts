"use client";

import { useHostSettings } from "../../hooks/HostContext.js";
import { type RootIssueMessages, rootIssues } from "../../locales/en/rootIssues.js";
import { type RootsMessages, roots } from "../../locales/en/roots.js";

/** Returns the words around roots of the nearest `HostProvider`, English where it says nothing. */
export function useRootsMessages(): RootsMessages {
  const { messages } = useHostSettings();
  return messages?.roots ? { ...roots, ...messages.roots } : roots;
}

/** Returns the sentences that say why a path is no root. */
export function useRootIssueMessages(): RootIssueMessages {
  const { messages } = useHostSettings();
  return messages?.rootIssues ? { ...rootIssues, ...messages.rootIssues } : rootIssues;
}
