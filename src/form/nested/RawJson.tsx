"use client";

import type { ReactNode } from "react";
import { useMessages } from "../../ui/useMessages.js";
import type { BoundControlProps } from "../controls/boundControl.js";
import { findJsonError } from "../controls/findJsonError.js";
import { PlainJsonControl } from "../controls/PlainJsonControl.js";
import { useBoundEntry } from "../controls/useBoundEntry.js";
import { textOf } from "../controls/writeText.js";

/** Nested data, written as JSON, with the place where it goes wrong. Renders a `<div>` element. */
export function RawJson(props: BoundControlProps<"json">): ReactNode {
  const { binding, attributes } = props;
  const text = textOf(useBoundEntry(binding));
  const { form } = useMessages();
  const place = text.trim() ? findJsonError(text) : undefined;
  const noteId = `${attributes.id}-place`;
  const described = `${attributes["aria-describedby"] ?? ""} ${noteId}`.trimStart();
  return (
    <div className="mcp-form-picker">
      <PlainJsonControl
        {...props}
        attributes={place ? { ...attributes, "aria-describedby": described } : attributes}
      />
      {place && (
        <p id={noteId} className="mcp-form-hint">
          {form.jsonError(place)}
        </p>
      )}
    </div>
  );
}
