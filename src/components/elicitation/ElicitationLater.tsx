"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../shared/Button.js";
import { useMessages } from "../shared/useMessages.js";
import { useElicitationContext } from "./ElicitationContext.js";

/** Puts the question aside, with what was entered; it stays open. Renders a `<button>` element, or nothing once it is over. */
export function ElicitationLater(props: ButtonProps): ReactNode {
  const { prompt } = useMessages();
  const { elicitation } = useElicitationContext();
  if (elicitation.phase !== "open") return null;
  return (
    <Button weight="quiet" onClick={() => void elicitation.putAside()} {...props}>
      {props.children ?? prompt.later}
    </Button>
  );
}
