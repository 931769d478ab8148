"use client";

import { type ReactNode, useId, useState } from "react";
import { Difference } from "../difference/Difference.js";
import { QuietButton } from "./QuietButton.js";
import { useSamplingContentMessages } from "./useSamplingContentMessages.js";

/** The props of `Changes`. */
export interface ChangesProps {
  /** Which text differs, as part of a sentence. */
  readonly place: string;
  readonly before: string;
  readonly after: string;
  /** Takes the changes back; without it they can only be looked at. */
  readonly onRestore?: (() => void) | undefined;
}

/** Marks a text that differs from what was asked, shows how, and takes it back. Renders a `<div>` element. */
export function Changes({ place, before, after, onRestore }: ChangesProps): ReactNode {
  const words = useSamplingContentMessages();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="mcp-changes">
      <div className="mcp-changes-bar">
        <span className="mcp-badge mcp-changes-badge">{words.changed}</span>
        <QuietButton
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? words.hideChanges : words.showChanges}
        </QuietButton>
        {onRestore && (
          <QuietButton aria-label={words.restoreAt({ place })} onClick={onRestore}>
            {words.restore}
          </QuietButton>
        )}
      </div>
      {isOpen && (
        <Difference id={id} before={before} after={after} label={words.changesAt({ place })} />
      )}
    </div>
  );
}
