"use client";

import { useState } from "react";
import type { Receipt } from "../../../../host/command.js";
import { fillIn } from "../../../../messages/fillIn.js";
import type { RootIssue } from "../../core/rootsCommand.js";
import { useRootIssueMessages, useRootsMessages } from "./useRootsMessages.js";

/** The part of a root that an issue is about. */
export type RootPart = "root" | "name" | "exclusions";

/** Why what was typed for a root cannot be taken. */
export interface RootErrors {
  /** The first sentence about a part. */
  readonly of: (part: RootPart) => string | undefined;
  /** Any other error. */
  readonly other: string | undefined;
  /** Keeps what a receipt says, and whether it was done. */
  readonly take: (receipt: Receipt) => boolean;
  /** Forgets everything. */
  readonly clear: () => void;
}

const parts: readonly unknown[] = ["root", "name", "exclusions"];

/** Keeps the errors of one form for a root, in words. */
export function useRootErrors(): RootErrors {
  const words = useRootsMessages();
  const sentences = useRootIssueMessages();
  const [refused, setRefused] = useState<Extract<Receipt, { done: false }>>();
  // The roots kind puts nothing else into a receipt.
  const issues = (refused?.issues ?? []) as readonly RootIssue[];
  const isElsewhere = refused && !issues.some(({ path }) => parts.includes(path[0]));
  return {
    of(part) {
      const issue = issues.find(({ path }) => path[0] === part);
      return issue && fillIn(sentences[issue.code], issue.params);
    },
    other: isElsewhere ? words.failed : undefined,
    take(receipt) {
      setRefused(receipt.done ? undefined : receipt);
      return receipt.done;
    },
    clear: () => setRefused(undefined),
  };
}
