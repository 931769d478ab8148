"use client";

import { type ClipboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../../shared/Button.js";
import { useMessages } from "../../../shared/useMessages.js";
import { autoComplete } from "../autoComplete.js";
import type { ElicitationControlProps } from "../controlProps.js";

/** One line of text, which becomes several when several are pasted. Renders an `<input>` or a `<textarea>` element. */
export function TextControl(props: ElicitationControlProps<"text">): ReactNode {
  const { field, value, onValueChange, controlRef, secret, attributes } = props;
  const text = value ?? "";
  const [isLong, setLong] = useState(field.multiline || text.includes("\n"));
  const [isShown, setShown] = useState(false);
  const { form } = useMessages();
  const caret = useRef<number>(undefined);
  const element = useRef<HTMLInputElement | HTMLTextAreaElement>(null);

  useEffect(() => {
    if (!isLong || caret.current === undefined) return;
    element.current?.focus();
    element.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [isLong]);

  const shared = {
    ...attributes,
    value: text,
    autoComplete: secret ? "off" : autoComplete(field),
    "data-secret": secret || undefined,
    ref(target: HTMLInputElement | HTMLTextAreaElement | null) {
      element.current = target;
      controlRef(target);
    },
    onChange: (event: { currentTarget: { value: string } }) =>
      onValueChange(event.currentTarget.value),
  };

  if (isLong) return <textarea {...shared} className="mcp-form-textarea" dir="auto" rows={4} />;

  // A one-line input drops line breaks without a word.
  const keepLines = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData("text").replace(/\r\n?/g, "\n");
    if (field.format !== undefined || !pasted.trim().includes("\n")) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const start = selectionStart ?? text.length;
    caret.current = start + pasted.length;
    onValueChange(text.slice(0, start) + pasted + text.slice(selectionEnd ?? start));
    setLong(true);
  };
  return (
    <>
      <input
        {...shared}
        {...formatProps(field.format)}
        type={secret && !isShown ? "password" : "text"}
        className="mcp-form-input"
        onPaste={keepLines}
      />
      {secret && (
        <Button
          weight="quiet"
          aria-describedby={attributes["aria-labelledby"]}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? form.hide : form.show}
        </Button>
      )}
    </>
  );
}

/** E-mail and web addresses stay `type="text"`: browsers rewrite what is typed into the types made for them. */
function formatProps(format: string | undefined) {
  switch (format) {
    case "email":
      return { inputMode: "email", dir: "ltr", autoCapitalize: "none", spellCheck: false } as const;
    case "uri":
      return { inputMode: "url", dir: "ltr", autoCapitalize: "none", spellCheck: false } as const;
    default:
      return { dir: "auto" } as const;
  }
}
