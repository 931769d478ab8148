"use client";

import type { ReactNode } from "react";
import type { JsonObject } from "../../../../../wire/protocol/json.js";
import { Changes } from "../Changes.js";
import { InPlace } from "../InPlace.js";
import { JsonText } from "../JsonText.js";
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

/** Data that are their own editor, as JSON. Renders a `<p>` and `<div>` elements. */
export function EditableJson({
  label,
  place,
  value,
  asked,
  onValueChange,
  children,
}: EditableJsonProps): ReactNode {
  const before = asked && writeJson(asked);
  return (
    <>
      <p className="mcp-message-label">{label}</p>
      <InPlace
        place={place}
        isEditable={onValueChange !== undefined}
        text={<JsonText value={value} label={label} />}
      >
        {(caret) =>
          onValueChange && (
            <InputEditor input={value} label={place} caret={caret} onInputChange={onValueChange} />
          )
        }
      </InPlace>
      {children}
      {before !== undefined && (
        <Changes
          place={place}
          before={before}
          after={writeJson(value) ?? ""}
          onWrite={onValueChange && ((text) => onValueChange(JSON.parse(text)))}
        />
      )}
    </>
  );
}
