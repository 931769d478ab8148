"use client";

import { type ReactNode, useState } from "react";
import { Button, type ButtonProps } from "./Button.js";
import { useMessages } from "./useMessages.js";

/** The props of `CopyButton`. */
export interface CopyButtonProps extends ButtonProps {
  /** The text to copy. */
  readonly text: string;
  /** The sentence to say once it is copied. @default that it is */
  readonly copiedText?: string | undefined;
}

/** Copies a text and says whether that worked. Renders a `<button>` element and a `<p>` element beside it. */
export function CopyButton({ text, copiedText, children, ...props }: CopyButtonProps): ReactNode {
  const { prompt } = useMessages();
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => {
    try {
      // Absent where a page is not served safely, and refused where it may not write.
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <Button {...props} onClick={() => void copy()}>
        {children ?? prompt.copyEntered}
      </Button>
      <p role="status" className="mcp-copied">
        {copied !== undefined && (copied ? (copiedText ?? prompt.copied) : prompt.notCopied)}
      </p>
    </>
  );
}
