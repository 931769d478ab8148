"use client";

import { type ReactNode, useState } from "react";
import { Button, type ButtonProps } from "../../../ui/Button.js";
import { mergeProps } from "../../../ui/mergeProps.js";
import { useFormContext } from "../FormContext.js";
import { DiscardStep } from "./DiscardStep.js";

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
