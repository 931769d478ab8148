"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../../ui/Button.js";
import { mergeProps } from "../../../ui/mergeProps.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useElicitationContext } from "./ElicitationContext.js";

/** Leaves without a choice; asks first where something was entered. Renders a `<button>` element. */
export function ElicitationCancel(props: ButtonProps): ReactNode {
  const { prompt } = useMessages();
  const { discardGuard } = useElicitationContext();
  const own = { "data-leaves": "", onClick: discardGuard.leave };
  return (
    <Button weight="quiet" {...mergeProps(own, props)}>
      {props.children ?? prompt.cancel}
    </Button>
  );
}
