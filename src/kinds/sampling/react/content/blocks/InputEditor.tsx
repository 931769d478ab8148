"use client";

import { type ReactNode, useId, useState } from "react";
import { findJsonError } from "../../../../../form/controls/text/findJsonError.js";
import { useBrowserLayoutEffect } from "../../../../../react/useBrowserLayoutEffect.js";
import { useMessages } from "../../../../../ui/useMessages.js";
import { isJsonObject, type JsonObject } from "../../../../../wire/protocol/json.js";
import { fitArea } from "../edits/fitArea.js";
import { type Caret, useCaret } from "../edits/useCaret.js";
import { useKeptText } from "../edits/useKeptText.js";
import { foldLongText } from "../foldLongText.js";
import { useSamplingBlockMessages } from "../useSamplingBlockMessages.js";
import { writeJson } from "../writeJson.js";

/** The props of `InputEditor`. */
export interface InputEditorProps {
  readonly input: JsonObject;
  readonly label: string;
  /** Takes the focus, and puts the caret there. */
  readonly caret: Caret | undefined;
  /** Takes what the person made of it, whenever it is a JSON object. */
  readonly onInputChange: (input: JsonObject) => void;
}

/** The input of a tool, written as JSON. A text that is no JSON object stays in the editor, and nothing can be sent meanwhile. Renders a `<textarea>` element. */
export function InputEditor({ input, label, caret, onInputChange }: InputEditorProps): ReactNode {
  const { form } = useMessages();
  const words = useSamplingBlockMessages();
  const [kept, setKept] = useState(() => ({ input, text: writeJson(input) ?? "" }));
  const [refused, setRefused] = useState<string>();
  const [fits] = useState(foldLongText(kept.text) === kept.text);
  const id = useId();
  if (kept.input !== input) {
    const text = writeJson(input) ?? "";
    // What says the same keeps the spaces that the person typed.
    setKept({ input, text: text === writeJson(kept.input) ? kept.text : text });
    setRefused(undefined);
  }
  const { area, listen } = useKeptText({
    value: kept.text,
    onValueChange(text) {
      const typed = readObject(text);
      setRefused(typed ? undefined : text);
      if (!typed) return false;
      setKept({ input: typed, text });
      onInputChange(typed);
      return true;
    },
  });
  useCaret(area, caret, fits ? "end" : "start");
  useBrowserLayoutEffect(() => {
    if (fits && area.current) fitArea(area.current);
  });
  const error = refused === undefined ? undefined : findJsonError(refused);
  return (
    <>
      <textarea
        {...listen}
        ref={area}
        aria-label={label}
        aria-invalid={refused !== undefined || undefined}
        aria-describedby={refused === undefined ? undefined : id}
        className="mcp-text-area mcp-text-code"
        data-fits={fits ? "" : undefined}
        dir="ltr"
        rows={1}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
      />
      {refused !== undefined && (
        <p id={id} role="status" className="mcp-form-error">
          {error ? form.jsonError(error) : words.notAnObject}
        </p>
      )}
    </>
  );
}

/** Reads a JSON object; `undefined` if a text is none. */
function readObject(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
