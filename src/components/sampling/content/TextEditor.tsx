"use client";

import type { ReactNode } from "react";

/** The props of `TextEditor`. */
export interface TextEditorProps {
  /** Labels the text. */
  readonly label: string;
  /** The text. What is typed meanwhile is kept here and delivered by `onValueChange`. */
  readonly value: string;
  /** The text as the server, or the model, wrote it: what differs is marked and can be taken back. */
  readonly asked?: string | undefined;
  /**
   * Takes the text as the person wants it: at once, or for a long text when the typing rests. `flushEditors` delivers
   * what is still to come.
   */
  readonly onValueChange?: ((value: string) => void) | undefined;
  /** Whether the text can only be read. @default false */
  readonly readOnly?: boolean | undefined;
  /** How many lines it shows at least. @default 4 */
  readonly rows?: number | undefined;
}

/** A text of any length to read and edit, with what it hides made visible. Renders a `<div>` element. */
export function TextEditor({
  label,
  value,
  onValueChange,
  readOnly,
  rows,
}: TextEditorProps): ReactNode {
  return (
    <div className="mcp-text-editor">
      <textarea
        aria-label={label}
        className="mcp-form-textarea"
        dir="auto"
        rows={rows ?? 4}
        readOnly={readOnly}
        value={value}
        onChange={(event) => onValueChange?.(event.currentTarget.value)}
      />
    </div>
  );
}
