"use client";

import type { ReactNode } from "react";
import type { ElicitationControlProps } from "../controlProps.js";

/** Nested data, written as JSON. Renders a `<textarea>` element. */
export function PlainJsonControl({
  value,
  onValueChange,
  onBlur,
  controlRef,
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
      value={value ?? ""}
      ref={controlRef}
      onBlur={onBlur}
      onChange={(event) => onValueChange(event.currentTarget.value)}
    />
  );
}
