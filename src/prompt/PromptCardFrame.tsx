"use client";

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useRef,
} from "react";
import { Announcement } from "../ui/Announcement.js";
import { mergeProps } from "../ui/mergeProps.js";
import { useRefs } from "../ui/useRefs.js";
import { useSurfaceAttributes } from "../ui/useSurfaceAttributes.js";
import { CoverNotice } from "./CoverNotice.js";
import { PromptContext } from "./PromptContext.js";
import { UnshownStep } from "./UnshownStep.js";
import { useKeptFocus } from "./useKeptFocus.js";
import type { PromptFrame } from "./usePromptFrame.js";

/** The props of `PromptCardFrame`. */
export interface PromptCardFrameProps extends ComponentProps<"section"> {
  readonly frame: PromptFrame;
}

/** The card around one question. Renders a `<section>` element. */
export function PromptCardFrame({
  frame: { context, guard },
  children,
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
    },
    [guard],
  );
  const refs = useRefs(attach, ref);
  useKeptFocus(card, `${domId}-title`, moment);
  const own = {
    ...attributes,
    "aria-labelledby": `${domId}-title`,
    className: "mcp-card",
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      // In a page Escape ends nothing but what was asked on the way out.
      if (event.key === "Escape" && leaving.step !== "answer") leaving.goBack();
    },
  };
  return (
    <PromptContext.Provider value={context}>
      <section
        // The guard comes before the caller's handlers, which hear of no press that it did not take.
        {...mergeProps(mergeProps(own, props), guard.props)}
        ref={refs}
        data-phase={question.phase}
      >
        <Announcement>{title}</Announcement>
        {children}
        <UnshownStep />
        <CoverNotice guard={guard} />
      </section>
    </PromptContext.Provider>
  );
}
