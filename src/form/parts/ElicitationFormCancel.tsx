"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../ui/Button.js";
import { useMessages } from "../../ui/useMessages.js";
import { useFormContext } from "./FormContext.js";

/** Leaves without a choice, as closing a dialog does. Renders a `<button>` element. */
export function ElicitationFormCancel({ onClick, children, ...props }: ButtonProps): ReactNode {
  const { control } = useFormContext();
  const { prompt } = useMessages();
  return (
    <Button
      data-leaves=""
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (!event.isDefaultPrevented()) void control.cancel();
      }}
    >
      {children ?? prompt.cancel}
    </Button>
  );
}
