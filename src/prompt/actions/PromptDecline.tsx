"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../ui/Button.js";
import { mergeProps } from "../../ui/mergeProps.js";
import { useMessages } from "../../ui/useMessages.js";
import { usePromptContext } from "../PromptContext.js";

/** Declines the request; asks first where something was entered. Renders a `<button>` element. */
export function PromptDecline(props: ButtonProps): ReactNode {
  const { prompt } = useMessages();
  const { discardGuard } = usePromptContext();
  return (
    <Button
      shortcut="D"
      {...mergeProps({ "data-leaves": "", onClick: discardGuard.decline }, props)}
    >
      {props.children ?? prompt.decline}
    </Button>
  );
}
