"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../ui/cx.js";
import { ServerAttribution } from "../ui/ServerAttribution.js";
import { useMessages } from "../ui/useMessages.js";
import { PromptClose } from "./PromptClose.js";
import { usePromptContext } from "./PromptContext.js";

/** The props of a prompt's `Header`. */
export type PromptHeaderProps = ComponentProps<"header">;

/** Tells who asks, whether it was asked before, and what else waits. Renders a `<header>` element. */
export function PromptHeader({ className, children, ...props }: PromptHeaderProps): ReactNode {
  const { prompt } = useMessages();
  const { question, waiting, surface } = usePromptContext();
  const { session, asked } = question;
  return (
    <header {...props} className={cx("mcp-question-header", className)}>
      {children ?? (
        <>
          <ServerAttribution session={session} />
          {asked > 1 && (
            <span className="mcp-badge" data-tone="warning">
              {prompt.askedAgain({ count: asked })}
            </span>
          )}
          {waiting > 0 && <span className="mcp-badge">{prompt.waiting({ count: waiting })}</span>}
          {surface === "dialog" && <PromptClose />}
        </>
      )}
    </header>
  );
}
