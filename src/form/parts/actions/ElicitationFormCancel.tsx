"use client";

import type { ReactNode } from "react";
import type { ButtonProps } from "../../../ui/Button.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useFormContext } from "../FormContext.js";
import { DiscardButton } from "./DiscardButton.js";

/** Leaves without a choice, as closing a dialog does; asks first where something was entered. Renders a `<button>` element, with a `<div>` while it asks. */
export function ElicitationFormCancel({ children, ...props }: ButtonProps): ReactNode {
  const { control } = useFormContext();
  const { prompt } = useMessages();
  return (
    <DiscardButton {...props} onLeave={() => control.cancel()}>
      {children ?? prompt.cancel}
    </DiscardButton>
  );
}
