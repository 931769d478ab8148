"use client";

import type { ReactNode } from "react";
import type { ElicitationControlProps } from "../controlProps.js";

/** Nested data, written as JSON. Renders a `<textarea>` element. */
export function PlainJsonControl({
  value,
  onValueChange,
  controlRef,
  secret,
  attributes,
}: ElicitationControlProps<"json">): ReactNode {
  return (
    <textarea
      {...attributes}
      className="mcp-form-textarea mcp-form-code"
      dir="ltr"
      rows={6}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      data-secret={secret || undefined}
      value={value ?? ""}
      ref={controlRef}
      onChange={(event) => onValueChange(event.currentTarget.value)}
    />
  );
}
