"use client";

import type { ReactNode } from "react";
import type { Caret } from "./edits/useCaret.js";
import { HiddenPlaces } from "./HiddenPlaces.js";
import { OpenEditor } from "./OpenEditor.js";

/** The props of `TextEditor`. */
export interface TextEditorProps {
  /** Labels the text. */
  readonly label: string;
  /** The text. What is typed meanwhile is kept here and delivered by `onValueChange`. */
  readonly value: string;
  /** Takes the focus, and puts the caret there; without it the focus stays where it is. */
  readonly caret?: Caret | undefined;
  /**
   * Takes the text as the person wants it: at once, or for a long text when the typing rests. `flushEditors` delivers
   * what is still to come.
   */
  readonly onValueChange: (value: string) => void;
}

/** A text of any length while it is edited, with what it hides made visible. Renders a `<textarea>` or a `<div>` element. */
export function TextEditor(props: TextEditorProps): ReactNode {
  return (
    <>
      <OpenEditor {...props} />
      <HiddenPlaces text={props.value} />
    </>
  );
}
