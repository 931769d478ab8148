"use client";

import { type ReactNode, useRef } from "react";
import type { TextField } from "../../../schema/field.js";
import { useMessages } from "../../../ui/useMessages.js";
import type { EntryBinding } from "../../react/entries/entryBinding.js";
import type { BoundControlProps } from "../boundControl.js";
import { BoundInput } from "../text/BoundInput.js";
import { useBoundEntry } from "../useBoundEntry.js";
import { CalendarRow } from "./CalendarRow.js";
import { timeOfDay, toInstant, zoneAt } from "./localDateTime.js";
import { useNativePicker } from "./useNativePicker.js";
import { writeDateTime } from "./writeDate.js";

/** A day and a time in the user's time zone, sent in UTC (RFC 3339). Renders a `<div>` element. */
export function DateTimeControl({
  field,
  binding,
  attributes,
}: BoundControlProps<"text">): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const { events, pick } = useNativePicker((local, parseError) =>
    binding.take(local && toInstant(local), parseError),
  );
  const noteId = `${attributes.id}-zone`;
  return (
    <div className="mcp-form-picker">
      <CalendarRow
        id={attributes.id}
        input={input}
        onPick={(element, day) => pick(element, `${day}T${timeOfDay(element.value)}`)}
      >
        <BoundInput
          {...attributes}
          {...events}
          binding={binding}
          write={writeDateTime}
          aria-describedby={`${attributes["aria-describedby"] ?? ""} ${noteId}`.trimStart()}
          type="datetime-local"
          className="mcp-form-input"
          max="9999-12-31T23:59:59"
          autoComplete="off"
          elementRef={input}
        />
      </CalendarRow>
      <Zone field={field} binding={binding} id={noteId} />
    </div>
  );
}

/** States the zone, and the text that is sent; a pattern may want another spelling of it, which the review shows. */
function Zone({ field, binding, id }: { field: TextField; binding: EntryBinding; id: string }) {
  const { form } = useMessages();
  const entry = useBoundEntry(binding);
  const value = typeof entry === "string" ? entry : null;
  const zone = form.zone(zoneAt(value));
  return (
    <p id={id} className="mcp-form-hint">
      {value === null || field.pattern !== undefined ? zone : `${zone} ${form.sentAs({ value })}`}
    </p>
  );
}
