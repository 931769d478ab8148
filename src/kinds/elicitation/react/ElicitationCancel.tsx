"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../../ui/Button.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useElicitationContext } from "./ElicitationContext.js";

/** Leaves without a choice; asks first where something was entered. Renders a `<button>` element. */
export function ElicitationCancel(props: ButtonProps): ReactNode {
  const { prompt } = useMessages();
  const { leaving } = useElicitationContext();
  return (
    <Button data-leaves="" weight="quiet" onClick={leaving.leave} {...props}>
      {props.children ?? prompt.cancel}
    </Button>
  );
}
