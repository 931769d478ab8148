"use client";

import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef } from "react";
import { assignRef } from "../shared/assignRef.js";
import { cx } from "../shared/cx.js";
import { useElicitationContext } from "./ElicitationContext.js";
import { useTitle } from "./useTitle.js";

/** The props of `Elicitation.Title`. */
export type ElicitationTitleProps = ComponentProps<"h2">;

/**
 * Names a question. In a dialog it takes the focus when the question opens or ends, so that the focus is on nothing
 * that could be pressed. Renders an `<h2>` element in a dialog, a `<p>` in a card, whose place among headings nobody knows.
 */
export function ElicitationTitle({
  className,
  children,
  ...props
}: ElicitationTitleProps): ReactNode {
  const { elicitation, surface, domId } = useElicitationContext();
  const title = useTitle(elicitation);
  const common = {
    ...props,
    id: `${domId}-title`,
    className: cx("mcp-elicitation-title", className),
  };
  if (surface === "inline") return <p {...common}>{children ?? title}</p>;
  return (
    <FocusedTitle {...common} key={`${elicitation.id} ${elicitation.phase}`}>
      {children ?? title}
    </FocusedTitle>
  );
}

function FocusedTitle({ ref, children, ...props }: ElicitationTitleProps): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  const attach = useCallback(
    (target: HTMLHeadingElement | null) => {
      title.current = target;
      assignRef(ref, target);
    },
    [ref],
  );
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 {...props} ref={attach} tabIndex={-1}>
      {children}
    </h2>
  );
}
