"use client";

import type { ReactNode } from "react";
import type { TextRun } from "../../../safety/text/revealHidden.js";
import { TextRuns } from "../../../ui/HiddenText.js";
import { useMessages } from "../../../ui/useMessages.js";

/** The props of `FieldNotes`. */
export interface FieldNotesProps {
  /** The DOM id of the control. */
  readonly id: string;
  /** The note on the length of what it holds. */
  readonly length: string;
  /** The parts of its value around hidden characters. */
  readonly hidden: readonly TextRun[];
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
      {hidden.length > 0 && (
        <p id={hiddenId(id)} className="mcp-form-warning">
          {form.holdsHidden}{" "}
          <bdi dir="auto" className="mcp-server-text">
            <TextRuns runs={hidden} />
          </bdi>
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
  const ids = [described, length !== "" && lengthId(id), hidden.length > 0 && hiddenId(id)];
  return ids.filter(Boolean).join(" ") || undefined;
}

const lengthId = (id: string) => `${id}-length`;
const hiddenId = (id: string) => `${id}-hidden`;
