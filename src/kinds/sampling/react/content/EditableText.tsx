"use client";

import { type ReactNode, useState } from "react";
import { Button } from "../../../../ui/Button.js";
import { Changes } from "./Changes.js";
import { FoldedText } from "./FoldedText.js";
import { QuietButton } from "./QuietButton.js";
import { TextEditor } from "./TextEditor.js";
import { useFocusOnTurn } from "./useFocusOnTurn.js";
import { useSamplingContentMessages } from "./useSamplingContentMessages.js";

/** The props of `EditableText`. */
export interface EditableTextProps {
  /** Which text it is, as part of a sentence. */
  readonly place: string;
  readonly text: string;
  /** The text as it was asked for; absent where the person added it. */
  readonly asked?: string | undefined;
  /** Takes the text as the person wants it; without it the text can only be read. */
  readonly onTextChange?: ((text: string) => void) | undefined;
}

/** A text that turns into an editor where it stands. Renders a `<div>` element. */
export function EditableText({ place, text, asked, onTextChange }: EditableTextProps): ReactNode {
  const words = useSamplingContentMessages();
  const isNew = asked === undefined && text === "";
  const [isOpen, setOpen] = useState(isNew);
  const box = useFocusOnTurn<HTMLDivElement>(isOpen, isNew);
  if (!onTextChange || !isOpen)
    return (
      <div ref={box} className="mcp-editable">
        <FoldedText text={text} label={place} />
        {asked !== undefined && asked !== text && (
          <Changes
            place={place}
            before={asked}
            after={text}
            onRestore={onTextChange && (() => onTextChange(asked))}
          />
        )}
        {onTextChange && (
          <QuietButton
            className="mcp-editable-edit"
            aria-label={words.editAt({ place })}
            onClick={() => setOpen(true)}
          >
            {words.edit}
          </QuietButton>
        )}
      </div>
    );
  return (
    <div ref={box} className="mcp-editable">
      <TextEditor label={place} value={text} asked={asked} onValueChange={onTextChange} />
      <Button className="mcp-editable-done" onClick={() => setOpen(false)}>
        {words.done}
      </Button>
    </div>
  );
}
