"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../ui/Button.js";
import { useMessages } from "../ui/useMessages.js";
import { usePromptContext } from "./PromptContext.js";

/** Takes a question that is over out of sight. Renders a `<button>` element, or nothing while it is open. */
export function PromptDismiss(props: ButtonProps): ReactNode {
  const { prompt } = useMessages();
  const { question } = usePromptContext();
  if (question.phase !== "settled") return null;
  return (
    <Button data-leaves="" onClick={() => void question.dismiss?.()} {...props}>
      {props.children ?? prompt.dismiss}
    </Button>
  );
}
