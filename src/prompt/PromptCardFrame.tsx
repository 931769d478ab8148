"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useRef,
} from "react";
import { Announcement } from "../ui/Announcement.js";
import { assignRef } from "../ui/assignRef.js";
import { cx } from "../ui/cx.js";
import { useSurfaceAttributes } from "../ui/useSurfaceAttributes.js";
import { CoverNotice } from "./CoverNotice.js";
import { PromptContext } from "./PromptContext.js";
import { useKeptFocus } from "./useKeptFocus.js";
import type { PromptFrame } from "./usePromptFrame.js";

/** The props of `PromptCardFrame`. */
export interface PromptCardFrameProps extends ComponentProps<"section"> {
  readonly frame: PromptFrame;
}

/** The card around one question. Renders a `<section>` element. */
export function PromptCardFrame({
  frame: { context, guard },
  className,
  children,
  onKeyDown,
  ref,
  ...props
}: PromptCardFrameProps): ReactNode {
  const attributes = useSurfaceAttributes();
  const { question, title, moment, leaving, domId } = context;
  const card = useRef<HTMLElement>(null);
  const attach = useCallback(
    (target: HTMLElement | null) => {
      card.current = target;
      guard.attach(target);
      assignRef(ref, target);
    },
    [ref, guard],
  );
  useKeptFocus(card, `${domId}-title`, moment);
  const keys = {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      onKeyDown?.(event);
      // In a page Escape ends nothing but what was asked on the way out.
      if (event.key === "Escape" && leaving.step !== "answer") leaving.goBack();
    },
  };
  return (
    <PromptContext.Provider value={context}>
      <section
        {...attributes}
        {...props}
        {...guard.props}
        {...keys}
        ref={attach}
        aria-labelledby={`${domId}-title`}
        className={cx("mcp-card", className)}
        data-phase={question.phase}
      >
        <Announcement>{title}</Announcement>
        {children}
        <CoverNotice guard={guard} />
      </section>
    </PromptContext.Provider>
  );
}
