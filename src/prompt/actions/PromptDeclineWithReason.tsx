"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../ui/Button.js";
import { mergeProps } from "../../ui/mergeProps.js";
import { useMessages } from "../../ui/useMessages.js";
import { usePromptContext } from "../PromptContext.js";

/** Asks for a reason, which stays in the host, before declining. Renders a `<button>` element. */
export function PromptDeclineWithReason(props: ButtonProps): ReactNode {
  const { prompt } = useMessages();
  const { discardGuard } = usePromptContext();
  const own = {
    "data-leaves": "",
    onClick: discardGuard.askReason,
  };
  return <Button {...mergeProps(own, props)}>{props.children ?? prompt.declineWithReason}</Button>;
}
