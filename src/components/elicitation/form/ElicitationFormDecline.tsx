"use client";

import type { ReactNode } from "react";
import { Button, type ButtonProps } from "../../shared/Button.js";
import { useMessages } from "../../shared/useMessages.js";
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
