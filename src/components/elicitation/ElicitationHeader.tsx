"use client";

import type { ComponentProps, ReactNode } from "react";
import { cx } from "../shared/cx.js";
import { ServerAttribution } from "../shared/ServerAttribution.js";
import { useMessages } from "../shared/useMessages.js";
import { ElicitationClose } from "./ElicitationClose.js";
import { useElicitationContext } from "./ElicitationContext.js";

/** The props of `Elicitation.Header`. */
export type ElicitationHeaderProps = ComponentProps<"header">;

/** Says who asks, whether it was asked before, and what else waits. Renders a `<header>` element. */
export function ElicitationHeader({
  className,
  children,
  ...props
}: ElicitationHeaderProps): ReactNode {
  const { prompt } = useMessages();
  const { elicitation, waiting, surface } = useElicitationContext();
  const { session, asked } = elicitation;
  return (
    <header {...props} className={cx("mcp-elicitation-header", className)}>
      {children ?? (
        <>
          <ServerAttribution session={session} />
          {asked > 1 && (
            <span className="mcp-badge" data-tone="warning">
              {prompt.askedAgain({ count: asked })}
            </span>
          )}
          {waiting > 0 && <span className="mcp-badge">{prompt.waiting({ count: waiting })}</span>}
          {surface === "dialog" && <ElicitationClose />}
        </>
      )}
    </header>
  );
}
