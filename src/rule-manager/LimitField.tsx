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

/** A limit, or none where it is empty. Renders a `<label>` element. */
export function LimitField({ label, hint, value, onValueChange }: LimitFieldProps): ReactNode {
  return (
    <label className="mcp-rules-field">
      {label}
      <input
        type="number"
        min={0}
        step={1}
        className="mcp-form-input"
        value={value ?? ""}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          onValueChange(
            Number.isNaN(valueAsNumber) ? undefined : Math.max(0, Math.round(valueAsNumber)),
          )
        }
      />
      {hint !== undefined && <span className="mcp-rules-hint">{hint}</span>}
    </label>
  );
}
