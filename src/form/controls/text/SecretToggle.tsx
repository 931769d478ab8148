"use client";

import type { ReactNode } from "react";
import { Button } from "../../../ui/Button.js";
import { useMessages } from "../../../ui/useMessages.js";

/** The props of `SecretToggle`. */
export interface SecretToggleProps {
  /** Whether the secret can be read now. */
  readonly shown: boolean;
  readonly onShownChange: (shown: boolean) => void;
  /** The id of what names the field. */
  readonly labelledBy: string;
}

/** Shows what a secret field holds, and hides it again. Renders a `<button>` element. */
export function SecretToggle({ shown, onShownChange, labelledBy }: SecretToggleProps): ReactNode {
  const { form } = useMessages();
  return (
    <Button weight="quiet" aria-describedby={labelledBy} onClick={() => onShownChange(!shown)}>
      {shown ? form.hide : form.show}
    </Button>
  );
}
