"use client";

import { type ReactNode, useId, useState } from "react";
import { Icon } from "../../../../ui/Icon.js";
import { Difference } from "../difference/Difference.js";
import { QuietButton } from "./QuietButton.js";
import { useSamplingContentMessages } from "./useSamplingContentMessages.js";

/** The props of `Changes`. */
export interface ChangesProps {
  /** Which text differs, as part of a sentence. */
  readonly place: string;
  readonly before: string;
  readonly after: string;
  /** Writes the text, to undo the changes or to redo them; without it they can only be looked at. */
  readonly onWrite?: ((text: string) => void) | undefined;
}

/**
 * Marks a text that differs from what was asked. The mark opens the difference, and with it the undoing, which can be
 * taken back where it stood. Renders a `<div>` element, or nothing while nothing differs.
 */
export function Changes({ place, before, after, onWrite }: ChangesProps): ReactNode {
  const words = useSamplingContentMessages();
  const [isOpen, setOpen] = useState(false);
  const [undone, setUndone] = useState<string>();
  const id = useId();
  const differs = before !== after;
  if (!differs && undone === undefined) return null;
  const turn = () => {
    setUndone(differs ? after : undefined);
    onWrite?.(differs ? before : (undone ?? before));
  };
  return (
    <div className="mcp-changes">
      {differs && (
        <QuietButton
          className="mcp-badge mcp-changes-badge mcp-changes-mark"
          aria-label={words.changedAt({ place })}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {words.changed} <Icon name="open" />
        </QuietButton>
      )}
      {differs && isOpen && (
        <Difference id={id} before={before} after={after} label={words.changesAt({ place })} />
      )}
      {onWrite && (isOpen || !differs) && (
        <QuietButton
          className="mcp-changes-undo"
          aria-label={differs ? words.undoAt({ place }) : words.redoAt({ place })}
          onClick={turn}
        >
          {differs ? words.undo : words.redo}
        </QuietButton>
      )}
    </div>
  );
}
