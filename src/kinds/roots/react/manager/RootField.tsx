"use client";

import { type ComponentProps, type ReactNode, useId } from "react";

/** The props of `RootField`. */
export interface RootFieldProps {
  readonly label: string;
  readonly hint?: string;
  /** Why what stands in it cannot be taken. */
  readonly error?: string | undefined;
  /** Renders the control with what ties it to its label, hint and error. */
  readonly children: (
    control: Pick<
      ComponentProps<"input">,
      "id" | "aria-describedby" | "aria-invalid" | "aria-errormessage"
    >,
  ) => ReactNode;
}

/** A label, a control, its hint and its error. Renders a `<div>` element. */
export function RootField({ label, hint, error, children }: RootFieldProps): ReactNode {
  const id = useId();
  const described = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])].join(" ");
  return (
    <div className="mcp-roots-field">
      <label className="mcp-roots-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        ...(described && { "aria-describedby": described }),
        ...(error && { "aria-invalid": true, "aria-errormessage": `${id}-error` }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="mcp-roots-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mcp-roots-error">
          {error}
        </p>
      )}
    </div>
  );
}
