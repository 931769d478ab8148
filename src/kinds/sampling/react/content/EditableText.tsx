"use client";

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../../../../ui/Icon.js";
import { useContentMessages } from "../useSamplingMessages.js";
import { FoldedText, longest } from "./FoldedText.js";
import { HiddenPlaces } from "./HiddenPlaces.js";
import { QuietButton } from "./QuietButton.js";

/** The props of `EditableText`. */
export interface EditableTextProps {
  /** Names the text, as part of a sentence. */
  readonly place: string;
  readonly text: string;
  /** Takes what the user types; returns a message if the text cannot be used. Without it the text is read-only. */
  readonly onTextChange?: ((text: string) => string | undefined) | undefined;
  /** Whether the text is JSON. @default false */
  readonly isCode?: boolean;
  /** Whether the text area is open from the start. @default false */
  readonly isOpen?: boolean;
}

/** A text with a button that turns it into a text area, and back. Renders a `<div>` element. */
export function EditableText({
  place,
  text,
  onTextChange,
  isCode = false,
  isOpen: isOpenFirst = false,
}: EditableTextProps): ReactNode {
  const words = useContentMessages();
  const [isOpen, setOpen] = useState(isOpenFirst);
  const button = useRef<HTMLSpanElement>(null);
  if (!onTextChange) return <FoldedText text={text} label={place} isCode={isCode} />;
  const label = words.editAt({ place });
  return (
    <div className="mcp-editable" data-editing={isOpen || undefined}>
      {isOpen ? (
        <TextEditor
          place={place}
          text={text}
          isCode={isCode}
          onTextChange={onTextChange}
          onLeave={() => {
            setOpen(false);
            // No ref on the button: the app may replace it.
            button.current?.querySelector("button")?.focus();
          }}
        />
      ) : (
        <FoldedText text={text} label={place} isCode={isCode} />
      )}
      <span ref={button}>
        <QuietButton
          className="mcp-quiet-icon"
          aria-label={label}
          aria-pressed={isOpen}
          title={label}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="edit" />
        </QuietButton>
      </span>
    </div>
  );
}

/** The browser keeps the text: React would write all of a long one anew with each key. */
function TextEditor({
  place,
  text,
  isCode,
  onTextChange,
  onLeave,
}: Required<Omit<EditableTextProps, "isOpen" | "onTextChange">> & {
  readonly onTextChange: (text: string) => string | undefined;
  readonly onLeave: () => void;
}): ReactNode {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [first] = useState(text);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    area.current?.focus();
    // The end of a long text is far from what the user just read.
    const end = first.length > longest ? 0 : first.length;
    area.current?.setSelectionRange(end, end);
  }, [first]);
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    // It closes the text area, not the dialog around it.
    event.stopPropagation();
    if (problem === undefined) onLeave();
  };
  return (
    <div className="mcp-text-editor">
      <textarea
        ref={area}
        aria-label={place}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={problem === undefined ? undefined : id}
        className="mcp-form-textarea mcp-text-area"
        data-code={isCode ? "" : undefined}
        dir={isCode ? "ltr" : "auto"}
        rows={Math.min(12, first.split("\n", 12).length + Math.ceil(first.length / 80))}
        spellCheck={!isCode}
        defaultValue={first}
        onChange={({ currentTarget: { value } }) =>
          setProblem(onTextChange(withLineEnds(value, first)))
        }
        onKeyDown={onEscape}
      />
      {problem !== undefined && (
        <p id={id} role="status" className="mcp-form-error">
          {problem}
        </p>
      )}
      <HiddenPlaces text={text} />
    </div>
  );
}

/** A text area knows only LF; a text that had CRLF keeps it. */
function withLineEnds(text: string, before: string): string {
  const isWindows = before.includes("\r\n") && !/(?<!\r)\n/.test(before);
  return isWindows ? text.replace(/(?<!\r)\n/g, "\r\n") : text;
}
