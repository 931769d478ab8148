"use client";

import type { ReactNode } from "react";
import { autoComplete } from "../autoComplete.js";
import type { ElicitationControlProps } from "../controlProps.js";
import { usePickerEvents } from "./usePickerEvents.js";

/** A day, picked or typed. Renders an `<input>` element. */
export function DateControl({
  field,
  value,
  onValueChange,
  controlRef,
  attributes,
}: ElicitationControlProps<"text">): ReactNode {
  const events = usePickerEvents(onValueChange);
  return (
    <input
      {...attributes}
      {...events}
      type="date"
      className="mcp-form-input"
      max="9999-12-31"
      autoComplete={autoComplete(field)}
      value={value ?? ""}
      ref={controlRef}
    />
  );
}
