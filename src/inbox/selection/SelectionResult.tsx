"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../../ui/Button.js";
import { useInboxContext } from "../InboxContext.js";
import { useInboxMessages } from "../useInboxMessages.js";
import type { TogetherResult } from "./settleTogether.js";
import { useSelectionMessages } from "./useSelectionMessages.js";

/** The props of `SelectionResult`. */
export interface SelectionResultProps {
  /** Starts the id of the title. */
  readonly id: string;
  readonly result: TogetherResult;
}

/** Tells what became of requests that were settled together, and takes the focus of the button that is gone. */
export function SelectionResult({ id, result }: SelectionResultProps): ReactNode {
  const words = useSelectionMessages();
  const { dismiss } = useInboxMessages();
  const { selection } = useInboxContext();
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) text.current?.focus();
  }, []);
  const { action, sent, done, late, refused } = result;
  const decided = action === "allow" ? (sent ? words.sent : words.allowed) : words.denied;
  const sentences = [
    decided({ count: done }),
    late > 0 && words.gone({ count: late }),
    refused > 0 && words.left({ count: refused }),
  ].filter((sentence) => sentence !== false);
  return (
    <>
      <p ref={text} id={`${id}-title`} role="status" tabIndex={-1} className="mcp-selection-title">
        {sentences.join(" ")}
      </p>
      <div className="mcp-actions">
        <Button weight="quiet" data-leaves="" onClick={selection.clear}>
          {dismiss}
        </Button>
      </div>
    </>
  );
}
