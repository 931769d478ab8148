"use client";

import type { ReactNode } from "react";
import type { ElicitationControlProps } from "./controlProps.js";
import { useAutoComplete } from "./useAutoComplete.js";
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
  const filling = useAutoComplete(field);
  return (
    <input
      {...attributes}
      {...events}
      type="date"
      className="mcp-form-input"
      max="9999-12-31"
      autoComplete={filling.autoComplete}
      value={value ?? ""}
      ref={(target) => {
        filling.ref(target);
        controlRef(target);
      }}
    />
  );
}
