"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Field } from "../../../schema/field.js";
import { Button, type ButtonProps } from "../../../ui/Button.js";
import { useVisibleText } from "../../../ui/hidden-text/useVisibleText.js";
import { mergeProps } from "../../../ui/mergeProps.js";
import { useMessages } from "../../../ui/useMessages.js";
import type { Entry } from "../../model/entry.js";
import { useFieldState } from "../../react/useFieldState.js";
import { useFormContext } from "../FormContext.js";
import { useFieldContext } from "./FieldContext.js";

/** The props of `ElicitationForm.Clear`. */
export type ElicitationFormClearProps = Omit<ButtonProps, "children">;

/**
 * Takes the value of an optional field back, where its control alone cannot, or is the host's own and may not; says so
 * once that is done. Renders a `<button>` element, a `<span>` while there is no value, or nothing: as long as nobody has
 * changed the field, too.
 */
export function ElicitationFormClear(props: ElicitationFormClearProps): ReactNode {
  const { field, isOwn } = useFieldContext();
  return field.required || !(isOwn || needsClear(field)) ? null : <Clear {...props} />;
}

function Clear({ onClick, ...props }: ElicitationFormClearProps) {
  const { form } = useMessages();
  const visible = useVisibleText();
  const { control } = useFormContext();
  const { field, label, isOwn } = useFieldContext();
  const isCleared = useFieldState(control, field, () => control.entryOf(field) === null);
  const isChanged = useFieldState(control, field, () => control.isChanged(field));
  const isEmpty = useFieldState(control, field, () => isEmptied(field, control.entryOf(field)));
  const cleared = useRef<HTMLSpanElement>(null);
  const isPressed = useRef(false);
  const [wasPressed, setWasPressed] = useState(false);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isCleared && isPressed.current) cleared.current?.focus();
    isPressed.current = false;
  }, [isCleared]);
  if (!isChanged) return null;
  // A control of the host's own shows itself that there is no value.
  if (isOwn && (isCleared ? !wasPressed : isEmpty)) return null;
  if (isCleared)
    return (
      <span ref={cleared} className="mcp-form-cleared" tabIndex={-1}>
        {form.noValue}
      </span>
    );
  const own = {
    className: "mcp-form-clear",
    "aria-label": form.clear({ label: visible(label) }),
  };
  return (
    <Button
      weight="quiet"
      {...mergeProps(own, props)}
      onClick={(event) => {
        onClick?.(event);
        if (event.isDefaultPrevented()) return;
        isPressed.current = true;
        setWasPressed(true);
        control.setEntry(field, null);
      }}
    >
      {form.clearValue}
    </Button>
  );
}

/** An emptied text or number is no value; a tick, a list or an empty suggestion looks the same with and without one. */
function needsClear(field: Field): boolean {
  switch (field.kind) {
    case "boolean":
    case "choices":
    case "list":
      return field.default !== undefined;
    case "text":
      return field.default === "";
    default:
      return false;
  }
}

/** Whether a text box that was emptied holds it: that is no value, unless the server suggests an empty text. */
function isEmptied(field: Field, entry: Entry): boolean {
  return entry === "" && !(field.kind === "text" && field.default === "");
}
