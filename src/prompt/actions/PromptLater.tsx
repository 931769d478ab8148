"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../ui/Button.js";
import { mergeProps } from "../../ui/mergeProps.js";
import { useMessages } from "../../ui/useMessages.js";
import { usePromptContext } from "../PromptContext.js";

/** Puts the question aside, with what was entered; it stays open. Renders a `<button>` element, or nothing once it is over. */
export function PromptLater(props: ButtonProps): ReactNode {
  const { prompt } = useMessages();
  const { question } = usePromptContext();
  if (question.phase !== "open") return null;
  const own = { "data-leaves": "", onClick: () => void question.putAside?.() };
  return (
    <Button weight="quiet" shortcut="L" {...mergeProps(own, props)}>
      {props.children ?? prompt.later}
    </Button>
  );
}
