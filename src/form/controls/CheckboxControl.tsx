"use client";

import { type ReactNode, useEffect, useRef } from "react";
import type { ElicitationControlProps } from "./controlProps.js";

/** Yes or no where the server suggests one; neither once the answer is taken back. Renders an `<input>` element. */
export function CheckboxControl({
  value,
  onValueChange,
  controlRef,
  attributes,
}: ElicitationControlProps<"boolean">): ReactNode {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Only the property exists: HTML has no attribute for it.
    if (box.current) box.current.indeterminate = value === null;
  }, [value]);
  return (
    <input
      {...attributes}
      type="checkbox"
      className="mcp-form-checkbox"
      checked={value ?? false}
      ref={(target) => {
        box.current = target;
        controlRef(target);
      }}
      onChange={(event) => onValueChange(event.currentTarget.checked)}
    />
  );
}
