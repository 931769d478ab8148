"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** The props of `PanelTitle`. */
export interface PanelTitleProps {
  readonly id: string;
  /** The level of the heading. */
  readonly heading: "h2" | "h3";
  /** Whether it takes the focus when it appears, so that the focus is on nothing that could be pressed. */
  readonly takesFocus: boolean;
  readonly children: string;
}

/** Names a question. Renders a heading. */
export function PanelTitle({
  id,
  heading: Heading,
  takesFocus,
  children,
}: PanelTitleProps): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <Heading
      ref={title}
      id={id}
      className="mcp-elicitation-title"
      tabIndex={takesFocus ? -1 : undefined}
    >
      {children}
    </Heading>
  );
}
