"use client";

import type { ReactNode } from "react";
import type { ButtonProps } from "../../../ui/Button.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useFormContext } from "../FormContext.js";
import { DiscardButton } from "./DiscardButton.js";
import { useIsDangerous } from "./useIsDangerous.js";

/** Declines the request; asks first where something was entered. Renders a `<button>` element, with a `<div>` while it asks. */
export function ElicitationFormDecline({ children, ...props }: ButtonProps): ReactNode {
  const { control } = useFormContext();
  const { prompt } = useMessages();
  const isDangerous = useIsDangerous(control);
  return (
    <DiscardButton
      weight={isDangerous ? "main" : "plain"}
      {...props}
      onLeave={() => control.decline()}
    >
      {children ?? prompt.decline}
    </DiscardButton>
  );
}
