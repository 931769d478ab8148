"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../ui/useMessages.js";
import type { ElicitationControlProps } from "./controlProps.js";
import { findJsonError } from "./findJsonError.js";
import { PlainJsonControl } from "./PlainJsonControl.js";

/** Nested data, written as JSON, with the place where it goes wrong. Renders a `<div>` element. */
export function JsonControl(props: ElicitationControlProps<"json">): ReactNode {
  const { value, attributes } = props;
  const { form } = useMessages();
  const place = value?.trim() ? findJsonError(value) : undefined;
  const noteId = `${attributes.id}-place`;
  const described = `${attributes["aria-describedby"] ?? ""} ${noteId}`.trimStart();
  return (
    <div className="mcp-form-picker">
      <PlainJsonControl
        {...props}
        attributes={place ? { ...attributes, "aria-describedby": described } : attributes}
      />
      {place && (
        <p id={noteId} className="mcp-form-note">
          {form.jsonError(place)}
        </p>
      )}
    </div>
  );
}
