"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../ui/useMessages.js";
import type { ElicitationControlProps } from "./controlProps.js";
import { toInstant, toLocalDateTime, zoneAt } from "./localDateTime.js";
import { usePickerEvents } from "./usePickerEvents.js";

/** A day and a time in the person's own time zone, sent with its offset (RFC 3339). Renders a `<div>` element. */
export function DateTimeControl({
  value,
  onValueChange,
  controlRef,
  attributes,
}: ElicitationControlProps<"text">): ReactNode {
  const { form } = useMessages();
  const events = usePickerEvents((local, obstacle) =>
    onValueChange(local && toInstant(local), obstacle),
  );
  const local = value === null ? "" : (toLocalDateTime(value) ?? "");
  const noteId = `${attributes.id}-zone`;
  const zone = form.zone(zoneAt(value));
  return (
    <div className="mcp-form-picker">
      <input
        {...attributes}
        {...events}
        aria-describedby={`${attributes["aria-describedby"] ?? ""} ${noteId}`.trimStart()}
        type="datetime-local"
        className="mcp-form-input"
        max="9999-12-31T23:59:59"
        step={/:\d\d:/.test(local) ? "any" : undefined}
        autoComplete="off"
        value={local}
        ref={controlRef}
      />
      <p id={noteId} className="mcp-form-note">
        {value === null ? zone : `${zone} ${form.sentAs({ value })}`}
      </p>
    </div>
  );
}
