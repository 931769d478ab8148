"use client";

import type { ReactNode } from "react";
import { ServerText } from "../../ui/ServerText.js";
import { useMessages } from "../../ui/useMessages.js";

/** The props of `FieldNotes`. */
export interface FieldNotesProps {
  /** The DOM id of the control. */
  readonly id: string;
  /** The note on the length of what it holds. */
  readonly length: string;
  /** The part of what it holds that hides something. */
  readonly hidden: string;
}

/** Notes on what a control holds now. Renders `<p>` elements, or nothing. */
export function FieldNotes({ id, length, hidden }: FieldNotesProps): ReactNode {
  const { form } = useMessages();
  return (
    <>
      {length !== "" && (
        <p id={lengthId(id)} className="mcp-form-hint">
          {length}
        </p>
      )}
      {hidden !== "" && (
        <p id={hiddenId(id)} className="mcp-form-warning">
          {form.holdsHidden} <ServerText>{hidden}</ServerText>
        </p>
      )}
    </>
  );
}

/** The DOM ids of the notes that are there, for `aria-describedby`, after what describes the control already. */
export function describedWithNotes(
  described: string | undefined,
  { id, length, hidden }: FieldNotesProps,
): string | undefined {
  const ids = [described, length !== "" && lengthId(id), hidden !== "" && hiddenId(id)];
  return ids.filter(Boolean).join(" ") || undefined;
}

const lengthId = (id: string) => `${id}-length`;
const hiddenId = (id: string) => `${id}-hidden`;
