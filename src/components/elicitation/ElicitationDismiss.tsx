"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../shared/Button.js";
import { useMessages } from "../shared/useMessages.js";
import { useElicitationContext } from "./ElicitationContext.js";

/** Takes a question that is over out of sight. Renders a `<button>` element, or nothing while it is open. */
export function ElicitationDismiss(props: ButtonProps): ReactNode {
  const { prompt } = useMessages();
  const { elicitation } = useElicitationContext();
  if (elicitation.phase !== "settled") return null;
  return (
    <Button onClick={() => void elicitation.dismiss?.()} {...props}>
      {props.children ?? prompt.dismiss}
    </Button>
  );
}
