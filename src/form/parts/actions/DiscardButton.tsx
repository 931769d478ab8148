"use client";

import { type ReactNode, useId, useState } from "react";
import { Button, type ButtonProps } from "../../../ui/Button.js";
import { mergeProps } from "../../../ui/mergeProps.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useStayFocus } from "../../../ui/useStayFocus.js";
import { useFormContext } from "../FormContext.js";

/** The props of `DiscardButton`. */
export interface DiscardButtonProps extends ButtonProps {
  /** Leaves the form, and with it what was entered. */
  readonly onLeave: () => unknown;
}

/** Leaves a form, after asking where something was entered. Renders a `<button>` element, with a `<div>` while it asks. */
export function DiscardButton({ onLeave, children, ...props }: DiscardButtonProps): ReactNode {
  const { control } = useFormContext();
  const [isAsking, setAsking] = useState(false);
  const own = {
    "data-leaves": "",
    onClick() {
      if (control.isDirty()) setAsking(true);
      else onLeave();
    },
  };
  return (
    <>
      {/* Stays, so that it has the focus again after the step. */}
      <Button {...mergeProps(own, props)} hidden={isAsking}>
        {children}
      </Button>
      {isAsking && (
        <DiscardStep action={children} onDiscard={onLeave} onBack={() => setAsking(false)} />
      )}
    </>
  );
}

/** The props of `DiscardStep`. */
interface DiscardStepProps {
  /** Labels the button that leaves. */
  readonly action: ReactNode;
  /** Leaves, and drops what was entered. */
  readonly onDiscard: () => unknown;
  /** Goes back to the fields. */
  readonly onBack: () => void;
}

/** Asks before what was entered is dropped. Renders a `<div>` element. */
function DiscardStep({ action, onDiscard, onBack }: DiscardStepProps): ReactNode {
  const { prompt } = useMessages();
  const id = useId();
  const step = useStayFocus<HTMLDivElement>("[data-weight=main]");
  return (
    <div ref={step} role="group" aria-labelledby={id} className="mcp-step">
      <p id={id} className="mcp-step-title">
        {prompt.discardTitle}
      </p>
      <div className="mcp-actions">
        <Button data-leaves="" onClick={() => void onDiscard()}>
          {action}
        </Button>
        <Button data-leaves="" weight="main" onClick={onBack}>
          {prompt.keepEditing}
        </Button>
      </div>
    </div>
  );
}
