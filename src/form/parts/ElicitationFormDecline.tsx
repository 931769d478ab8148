"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../ui/Button.js";
import { useMessages } from "../../ui/useMessages.js";
import { useFormContext } from "./FormContext.js";

/** Says no to the server. Renders a `<button>` element. */
export function ElicitationFormDecline({ onClick, children, ...props }: ButtonProps): ReactNode {
  const { control } = useFormContext();
  const { prompt } = useMessages();
  return (
    <Button
      data-leaves=""
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (!event.isDefaultPrevented()) void control.decline();
      }}
    >
      {children ?? prompt.decline}
    </Button>
  );
}
