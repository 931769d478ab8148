"use client";

import { type ReactNode, useState } from "react";
import { Button } from "../../../ui/Button.js";
import { useMessages } from "../../../ui/useMessages.js";

/** The props of `BlockedPage`. */
export interface BlockedPageProps {
  /** The address that the browser did not open. */
  readonly href: string;
  /** Called when the person opens or copies it by hand. */
  readonly onOpen?: () => void;
}

/** States that the browser blocked a page, with a link and a copy of its address. Renders a `<div>` element. */
export function BlockedPage({ href, onOpen }: BlockedPageProps): ReactNode {
  const { address, prompt } = useMessages();
  const [said, say] = useState(address.blocked);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(href);
    } catch {
      say(prompt.notCopied);
      return;
    }
    say(address.copied);
    onOpen?.();
  };
  return (
    <div className="mcp-blocked">
      <p className="mcp-blocked-text" role="status">
        {said}
      </p>
      <a
        className="mcp-button"
        data-weight="main"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onOpen}
      >
        {address.openByHand}
      </a>
      <Button onClick={() => void copy()}>{address.copy}</Button>
    </div>
  );
}
