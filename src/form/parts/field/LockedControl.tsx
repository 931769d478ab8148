"use client";

import { type ReactNode, useCallback } from "react";
import { Button } from "../../../ui/Button.js";
import { Icon } from "../../../ui/Icon.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useFormContext } from "../FormContext.js";
import { useFieldContext } from "./FieldContext.js";
import { useControlAttributes } from "./useControlAttributes.js";

/** The props of `LockedControl`. */
export interface LockedControlProps {
  /** Shows the control. */
  readonly onUnlock: () => void;
}

/** Stands where the control of a dangerous field would, and unlocks it. Renders a `<div>` element. */
export function LockedControl({ onUnlock }: LockedControlProps): ReactNode {
  const { form } = useMessages();
  const { control } = useFormContext();
  const { field, ids } = useFieldContext();
  const { id, "aria-describedby": describedBy = "" } = useControlAttributes();
  // Before React 19 a button of ours takes no ref.
  const attach = useCallback(
    (place: HTMLDivElement | null) =>
      control.setTarget(field, place?.querySelector("button") ?? null),
    [control, field],
  );
  return (
    <div ref={attach} className="mcp-form-locked">
      <Icon name="lock" />
      <span id={`${id}-locked`} className="mcp-form-locked-text">
        {form.locked}
      </span>
      <Button
        id={id}
        weight="danger"
        aria-labelledby={`${id}-unlock ${ids.label}`}
        aria-describedby={`${id}-locked ${describedBy}`.trimEnd()}
        onClick={onUnlock}
      >
        <span id={`${id}-unlock`}>{form.unlock}</span>
      </Button>
    </div>
  );
}
