"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../ui/Button.js";
import { mergeProps } from "../../ui/mergeProps.js";
import { useMessages } from "../../ui/useMessages.js";
import { usePromptContext } from "../PromptContext.js";

/** Takes a question that is over out of sight. Renders a `<button>` element, or nothing while it is open. */
export function PromptDismiss(props: ButtonProps): ReactNode {
  const { prompt } = useMessages();
  const { question } = usePromptContext();
  if (question.phase !== "settled") return null;
  const own = { "data-leaves": "", onClick: () => void question.dismiss?.() };
  return <Button {...mergeProps(own, props)}>{props.children ?? prompt.dismiss}</Button>;
}
