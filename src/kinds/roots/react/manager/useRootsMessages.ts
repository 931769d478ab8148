"use client";

import { createMessagesHook } from "../../../../ui/createMessagesHook.js";
import { type RootIssueMessages, rootIssues } from "../../messages/en/rootIssues.js";
import { type RootsMessages, roots } from "../../messages/en/roots.js";

/** Returns the words around roots of the nearest `HostProvider`, English where it says nothing. */
export const useRootsMessages: () => RootsMessages = createMessagesHook("roots", roots);

/** Returns the sentences that say why a path is no root. */
export const useRootIssueMessages: () => RootIssueMessages = createMessagesHook(
  "rootIssues",
  rootIssues,
);
