"use client";

import type { ReactNode } from "react";
import { Button } from "../../ui/Button.js";
import { useMessages } from "../../ui/useMessages.js";
import { usePromptContext } from "../PromptContext.js";
import { useIsBlockable } from "./useIsBlockable.js";

/** The props of `BlockButton`. */
export interface BlockButtonProps {
  /** Asks whether to block the server. */
  readonly onBlock: () => void;
}

/** Asks whether to block the server that asks. Renders a `<button>` element, or nothing if this window may not block it. */
export function BlockButton({ onBlock }: BlockButtonProps): ReactNode {
  const { flood } = useMessages();
  const { question } = usePromptContext();
  if (!useIsBlockable(question.session)) return null;
  return (
    <Button data-leaves="" weight="quiet" onClick={onBlock}>
      {flood.block}
    </Button>
  );
}
