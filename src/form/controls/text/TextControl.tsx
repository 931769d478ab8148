"use client";

import { type ClipboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { BoundControlProps } from "../boundControl.js";
import { textOf } from "../writeText.js";
import { BoundArea } from "./BoundArea.js";
import { BoundInput } from "./BoundInput.js";
import { MaskedLines } from "./MaskedLines.js";
import { SecretToggle } from "./SecretToggle.js";
import { secretProps } from "./secretProps.js";
import { useAutoComplete } from "./useAutoComplete.js";
import { useKeptPlace } from "./useKeptPlace.js";

/** One line of text, which becomes several when several are pasted. Renders an `<input>` or a `<textarea>` element. */
export function TextControl(props: BoundControlProps<"text">): ReactNode {
  const { field, binding, secret, attributes } = props;
  const [isLong, setLong] = useState(() => field.multiline || textOf(binding.get()).includes("\n"));
  const [isShown, setShown] = useState(false);
  const caret = useRef<number>(undefined);
  const element = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const isMasked = secret && !isShown;
  const place = useKeptPlace(isMasked);
  const filling = useAutoComplete(field);

  useEffect(() => {
    if (!isLong || caret.current === undefined) return;
    element.current?.focus();
    element.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [isLong]);

  const shared = {
    ...attributes,
    ...(secret ? secretProps : { autoComplete: filling.autoComplete }),
    binding,
    elementRef(target: HTMLInputElement | HTMLTextAreaElement | null) {
      element.current = target;
      place.ref(target);
      filling.ref(target);
    },
    take: ({ value }: { value: string }) => binding.take(value),
  };

  const toggle = secret && (
    <SecretToggle
      shown={isShown}
      onShownChange={setShown}
      labelledBy={attributes["aria-labelledby"]}
    />
  );

  if (isLong)
    return (
      <>
        {isMasked ? (
          <MaskedLines binding={binding} attributes={attributes} place={place} />
        ) : (
          <BoundArea
            {...shared}
            {...place.props}
            className="mcp-form-textarea"
            dir="auto"
            rows={4}
          />
        )}
        {toggle}
      </>
    );

  // A one-line input drops line breaks without a word.
  const keepLines = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData("text").replace(/\r\n?/g, "\n");
    if (field.format !== undefined || !pasted.trim().includes("\n")) return;
    event.preventDefault();
    const text = textOf(binding.get());
    const { selectionStart, selectionEnd } = event.currentTarget;
    const start = selectionStart ?? text.length;
    caret.current = start + pasted.length;
    binding.take(text.slice(0, start) + pasted + text.slice(selectionEnd ?? start));
    setLong(true);
  };
  return (
    <>
      <BoundInput
        {...shared}
        {...formatProps(field.format)}
        type={isMasked ? "password" : "text"}
        className="mcp-form-input"
        onPaste={keepLines}
      />
      {toggle}
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
