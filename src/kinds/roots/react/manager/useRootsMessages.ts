"use client";

import type { Messages } from "../../../../messages/messages.js";
import { createMessagesHook } from "../../../../ui/createMessagesHook.js";
import { rootIssues } from "../../messages/compiled/en/rootIssues.js";
import { roots } from "../../messages/compiled/en/roots.js";

/** Returns the words around roots of the nearest `HostProvider`, English where it says nothing. */
export const useRootsMessages: () => Messages["roots"] = createMessagesHook("roots", roots);

/** Returns the sentences that say why a path is no root. */
export const useRootIssueMessages: () => Messages["rootIssues"] = createMessagesHook(
  "rootIssues",
  rootIssues,
);
