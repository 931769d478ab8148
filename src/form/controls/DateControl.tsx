"use client";

import type { ReactNode } from "react";
import { BoundInput } from "./BoundInput.js";
import type { BoundControlProps } from "./boundControl.js";
import { useAutoComplete } from "./useAutoComplete.js";
import { usePickerEvents } from "./usePickerEvents.js";
import { writeDate } from "./writeDate.js";

/** A day, picked or typed. Renders an `<input>` element. */
export function DateControl({ field, binding, attributes }: BoundControlProps<"text">): ReactNode {
  const events = usePickerEvents(binding.take);
  const filling = useAutoComplete(field);
  return (
    <BoundInput
      {...attributes}
      {...events}
      binding={binding}
      write={writeDate}
      type="date"
      className="mcp-form-input"
      max="9999-12-31"
      autoComplete={filling.autoComplete}
      elementRef={filling.ref}
    />
  );
}
