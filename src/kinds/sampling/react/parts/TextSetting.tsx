"use client";

import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { cx } from "../../../../ui/cx.js";
import { addEditor } from "../content/edits/pendingEditors.js";
import { HiddenPlaces } from "../content/HiddenPlaces.js";

/** The props of `TextSetting`. */
export interface TextSettingProps extends Omit<ComponentProps<"div">, "children"> {
  readonly label: string;
  /** Explains what can be entered. */
  readonly hint?: string | undefined;
  /** Said once something was entered that cannot be used. */
  readonly problem?: string | undefined;
  /** The text at first; give it a `key` that changes when another text comes from outside. */
  readonly initial: string;
  /** Uses what was entered; false if it cannot be used. */
  readonly onText: (text: string) => boolean;
  /** The number of lines; one without. */
  readonly rows?: number | undefined;
  /** Which keyboard a phone shows. */
  readonly keyboard?: "numeric" | "decimal" | undefined;
  /** Whether it is code, which reads from left to right. @default false */
  readonly code?: boolean;
  readonly readOnly?: boolean | undefined;
}

/** A setting that is written as text. What cannot be used is said under it and holds back what would use it. Renders a `<div>` element. */
export function TextSetting({
  label,
  hint,
  problem,
  initial,
  onText,
  rows,
  keyboard,
  code = false,
  readOnly,
  className,
  ...props
}: TextSettingProps): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [text, setText] = useState(initial);
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    const element = field.current;
    if (!element || !isRefused) return;
    return addEditor({
      element,
      flush() {
        const fold = element.closest("details");
        // What is folded away cannot take the focus.
        if (fold) fold.open = true;
        return false;
      },
    });
  }, [isRefused]);

  const Field = rows === undefined ? "input" : "textarea";
  const described = [isRefused && `${id}-problem`, hint !== undefined && `${id}-hint`];
  return (
    <div
      {...props}
      className={cx("mcp-sampling-field", className)}
      data-invalid={isRefused ? "" : undefined}
    >
      <label className="mcp-sampling-label" htmlFor={id}>
        {label}
      </label>
      <Field
        ref={field}
        id={id}
        className={rows === undefined ? "mcp-form-input" : "mcp-form-textarea"}
        data-code={code ? "" : undefined}
        dir={code ? "ltr" : "auto"}
        rows={rows}
        inputMode={keyboard}
        spellCheck={false}
        readOnly={readOnly}
        aria-invalid={isRefused || undefined}
        aria-describedby={described.filter(Boolean).join(" ") || undefined}
        value={text}
        onChange={({ currentTarget }: { currentTarget: { value: string } }) => {
          setText(currentTarget.value);
          setRefused(!onText(currentTarget.value));
        }}
      />
      {rows !== undefined && <HiddenPlaces text={text} />}
      {isRefused && (
        <p id={`${id}-problem`} className="mcp-form-error">
          {problem}
        </p>
      )}
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mcp-form-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
