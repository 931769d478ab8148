"use client";

import { type ReactNode, useId, useState } from "react";
import { HiddenPlaces } from "../content/HiddenPlaces.js";

/** The props of `TextField`. */
export interface TextFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** The error message for a text that cannot be used. */
  readonly problem?: string | undefined;
  /** The text at first. Give the field another `key` to replace its text. */
  readonly initial: string;
  /** Uses the text; returns false if it cannot be used. */
  readonly onText: (text: string) => boolean;
  /** Makes it a text area of so many lines. @default one line */
  readonly rows?: number | undefined;
  readonly keyboard?: "numeric" | "decimal" | undefined;
  /** Whether the text is code, which reads from left to right. @default false */
  readonly code?: boolean;
}

/** A setting written as text. A text that cannot be used stays in the field, with an error. Renders a `<div>` element. */
export function TextField({
  label,
  hint,
  problem,
  initial,
  onText,
  rows,
  keyboard,
  code = false,
}: TextFieldProps): ReactNode {
  const id = useId();
  const [text, setText] = useState(initial);
  const [isRefused, setRefused] = useState(false);
  const Field = rows === undefined ? "input" : "textarea";
  const described = [isRefused && `${id}-problem`, hint !== undefined && `${id}-hint`];
  return (
    <div className="mcp-sampling-field" data-invalid={isRefused ? "" : undefined}>
      <label className="mcp-sampling-label" htmlFor={id}>
        {label}
      </label>
      <Field
        id={id}
        className={rows === undefined ? "mcp-form-input" : "mcp-form-textarea"}
        data-code={code ? "" : undefined}
        dir={code ? "ltr" : "auto"}
        rows={rows}
        inputMode={keyboard}
        spellCheck={false}
        aria-invalid={isRefused || undefined}
        aria-describedby={described.filter(Boolean).join(" ") || undefined}
        value={text}
        onChange={({ currentTarget }: { currentTarget: { value: string } }) => {
          setText(currentTarget.value);
          setRefused(!onText(currentTarget.value));
        }}
      />
      {rows !== undefined && <HiddenPlaces text={text} />}
      {isRefused && (
        <p id={`${id}-problem`} className="mcp-form-error">
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mcp-form-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
