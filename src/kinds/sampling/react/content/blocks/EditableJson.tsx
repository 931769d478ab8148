"use client";

import { type ReactNode, useState } from "react";
import { Button } from "../../../../../ui/Button.js";
import type { JsonObject } from "../../../../../wire/protocol/json.js";
import { Changes } from "../Changes.js";
import { flushEditors } from "../edits/pendingEditors.js";
import { JsonText } from "../JsonText.js";
import { QuietButton } from "../QuietButton.js";
import { useFocusOnTurn } from "../useFocusOnTurn.js";
import { useSamplingContentMessages } from "../useSamplingContentMessages.js";
import { writeJson } from "../writeJson.js";
import { InputEditor } from "./InputEditor.js";

/** The props of `EditableJson`. */
export interface EditableJsonProps {
  /** Explains what the data is. */
  readonly label: string;
  /** Where it stands, as part of a sentence. */
  readonly place: string;
  readonly value: JsonObject;
  /** The data as they were asked for; absent where the person added them. */
  readonly asked?: JsonObject | undefined;
  /** Takes the data as the person wants them; without it they can only be read. */
  readonly onValueChange?: ((value: JsonObject) => void) | undefined;
  /** A remark about the data as they are. */
  readonly children?: ReactNode;
}

/** Data that turn into an editor where they stand. Renders a `<div>` element. */
export function EditableJson({
  label,
  place,
  value,
  asked,
  onValueChange,
  children,
}: EditableJsonProps): ReactNode {
  const words = useSamplingContentMessages();
  const [isOpen, setOpen] = useState(false);
  const box = useFocusOnTurn<HTMLDivElement>(isOpen, false);
  const before = asked && writeJson(asked);
  const after = writeJson(value) ?? "";
  return (
    <div ref={box} className="mcp-editable">
      <p className="mcp-message-label">{label}</p>
      {onValueChange && isOpen ? (
        <InputEditor input={value} label={place} onInputChange={onValueChange} />
      ) : (
        <JsonText value={value} label={label} />
      )}
      {children}
      {asked && before !== undefined && before !== after && (
        <Changes
          place={place}
          before={before}
          after={after}
          onRestore={onValueChange && (() => onValueChange(asked))}
        />
      )}
      {onValueChange &&
        (isOpen ? (
          <Button className="mcp-editable-done" onClick={() => setOpen(!flushEditors(box.current))}>
            {words.done}
          </Button>
        ) : (
          <QuietButton
            className="mcp-editable-edit"
            aria-label={words.editAt({ place })}
            onClick={() => setOpen(true)}
          >
            {words.edit}
          </QuietButton>
        ))}
    </div>
  );
}
