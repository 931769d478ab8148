"use client";

import type { ReactNode } from "react";

/** The props of `LimitField`. */
export interface LimitFieldProps {
  readonly label: string;
  /** Tells how much of it is used. */
  readonly hint?: string;
  /** The limit; undefined where there is none. */
  readonly value: number | undefined;
  readonly onValueChange: (value: number | undefined) => void;
}

/**
 * A limit, or none where it is empty. It is a text field, because the mouse wheel changes a focused number field. Renders a
 * `<label>` element.
 */
export function LimitField({ label, hint, value, onValueChange }: LimitFieldProps): ReactNode {
  return (
    <label className="mcp-rules-field">
      {label}
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        className="mcp-form-input"
        value={value ?? ""}
        onChange={({ currentTarget }) => onValueChange(readLimit(currentTarget.value))}
      />
      {hint !== undefined && <span className="mcp-rules-hint">{hint}</span>}
    </label>
  );
}

/** Reads as many digits as a number holds exactly. */
function readLimit(text: string): number | undefined {
  const digits = text.replaceAll(/\D/g, "").slice(0, 15);
  return digits === "" ? undefined : Number(digits);
}
