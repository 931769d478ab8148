"use client";

import { type ReactNode, useRef } from "react";
import { useRefs } from "../../../ui/useRefs.js";
import type { BoundControlProps } from "../boundControl.js";
import { BoundInput } from "../text/BoundInput.js";
import { useAutoComplete } from "../text/useAutoComplete.js";
import { CalendarRow } from "./CalendarRow.js";
import { useNativePicker } from "./useNativePicker.js";
import { writeDate } from "./writeDate.js";

/** A day, picked or typed. Renders a `<div>` element. */
export function DateControl({ field, binding, attributes }: BoundControlProps<"text">): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const { events, pick } = useNativePicker(binding.take);
  const filling = useAutoComplete(field);
  return (
    <CalendarRow id={attributes.id} input={input} onPick={pick}>
      <BoundInput
        {...attributes}
        {...events}
        binding={binding}
        write={writeDate}
        type="date"
        className="mcp-form-input"
        max="9999-12-31"
        autoComplete={filling.autoComplete}
        elementRef={useRefs(input, filling.ref)}
      />
    </CalendarRow>
  );
}
