"use client";

import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { cx } from "../../ui/cx.js";
import { useRefs } from "../../ui/useRefs.js";
import { usePromptContext } from "../PromptContext.js";

/** The props of a prompt's `Title`. */
export type PromptTitleProps = ComponentProps<"h2">;

/**
 * Names a question. In a dialog it takes the focus when the question opens, moves on or ends, so that the focus is on
 * nothing that could be pressed; what is asked describes it, since not every screen reader says the description of the
 * dialog around the focus. Renders an `<h2>` element in a dialog, a `<p>` in a card, whose place among headings
 * nobody knows.
 */
export function PromptTitle({ className, children, ...props }: PromptTitleProps): ReactNode {
  const { question, title, moment, surface, domId, messageId } = usePromptContext();
  const common = {
    ...props,
    id: `${domId}-title`,
    tabIndex: -1,
    className: cx("mcp-question-title", className),
  };
  if (surface === "inline") return <p {...common}>{children ?? title}</p>;
  const asked = question.phase === "settled" ? undefined : messageId;
  return (
    <FocusedTitle aria-describedby={asked} {...common} key={moment}>
      {children ?? title}
    </FocusedTitle>
  );
}

function FocusedTitle({ ref, children, ...props }: PromptTitleProps): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 {...props} ref={useRefs(title, ref)}>
      {children}
    </h2>
  );
}
