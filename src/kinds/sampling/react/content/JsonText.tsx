"use client";

import { type ReactNode, useMemo, useState } from "react";
import { findJsonError } from "../../../../form/controls/text/findJsonError.js";
import { useMessages } from "../../../../ui/useMessages.js";
import { isJsonObject, type JsonObject } from "../../../../wire/protocol/json.js";
import { useRequestMessages } from "../settings/useRequestMessages.js";
import { useContentMessages } from "../useSamplingMessages.js";
import { EditableText } from "./EditableText.js";

/** The props of `JsonText`. */
export interface JsonTextProps {
  readonly value: unknown;
  /** Explains what the data is. */
  readonly label: string;
  /** Takes the object that the user typed; without it the data is read-only. */
  readonly onValueChange?: ((value: JsonObject) => void) | undefined;
}

/** Data as JSON; an object can be edited. Renders a `<div>` element. */
export function JsonText({ value, label, onValueChange }: JsonTextProps): ReactNode {
  const { tooDeep } = useContentMessages();
  const { form } = useMessages();
  const { metadataInvalid } = useRequestMessages();
  const text = useMemo(() => writeJson(value), [value]);
  if (text === undefined) return <p className="mcp-step-hint">{tooDeep}</p>;
  const change = (typed: string) => {
    const object = readJsonObject(typed);
    if (object) onValueChange?.(object);
    const error = object ? undefined : findJsonError(typed);
    return object ? undefined : error ? form.jsonError(error) : metadataInvalid;
  };
  return (
    <EditableText
      isCode
      text={text}
      place={label}
      onTextChange={onValueChange && isJsonObject(value) ? change : undefined}
    />
  );
}

/** The props of `Extras`. */
export interface ExtrasProps {
  /** The object that may have more members than the page shows. */
  readonly of: object;
  /** The keys that the page shows elsewhere. */
  readonly shown: readonly string[];
}

/** The other members of a message or a block, such as `annotations` and `_meta`, on demand. Renders a `<details>` element, or nothing. */
export function Extras({ of, shown }: ExtrasProps): ReactNode {
  const { extras } = useContentMessages();
  const [isOpen, setOpen] = useState(false);
  const rest = Object.entries(of).filter(([key]) => !shown.includes(key));
  if (rest.length === 0) return null;
  return (
    <details className="mcp-message-extras" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{extras}</summary>
      {isOpen && <JsonText value={Object.fromEntries(rest)} label={extras} />}
    </details>
  );
}

/** Reads a JSON object; `undefined` if the text is none. */
export function readJsonObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const deepest = 100;

/** Writes JSON, on one line if it nests deeply; `undefined` if it nests too deeply to write. */
function writeJson(value: unknown): string | undefined {
  try {
    const short = JSON.stringify(value) ?? "";
    let depth = 0;
    let most = 0;
    for (const [mark] of short.matchAll(/[[{\]}]/g)) {
      depth += mark === "[" || mark === "{" ? 1 : -1;
      most = Math.max(most, depth);
    }
    return most > deepest ? short : JSON.stringify(value, undefined, 2);
  } catch {
    return undefined;
  }
}
