"use client";

import type { ReactNode } from "react";
import { Changes } from "./Changes.js";
import { FoldedText } from "./FoldedText.js";
import { LazyHiddenPlaces } from "./LazyHiddenPlaces.js";
import { OpenEditor } from "./OpenEditor.js";

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
  /** The least number of lines shown. @default 4 */
  readonly rows?: number | undefined;
}

/** A text of any length to read and edit, with what it hides made visible. Renders a `<div>` element. */
export function TextEditor({
  label,
  value,
  asked,
  onValueChange,
  readOnly = false,
  rows = 4,
}: TextEditorProps): ReactNode {
  const isOpen = !readOnly && onValueChange !== undefined;
  return (
    <div role="group" aria-label={label} className="mcp-text-editor">
      {isOpen ? (
        <>
          <OpenEditor label={label} value={value} onValueChange={onValueChange} rows={rows} />
          <LazyHiddenPlaces text={value} />
        </>
      ) : (
        <FoldedText text={value} label={label} />
      )}
      {asked !== undefined && asked !== value && (
        <Changes
          place={label}
          before={asked}
          after={value}
          onRestore={isOpen ? () => onValueChange(asked) : undefined}
        />
      )}
    </div>
  );
}
