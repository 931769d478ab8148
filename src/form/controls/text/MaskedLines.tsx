"use client";

import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from "react";
import { useBrowserLayoutEffect } from "../../../react/useBrowserLayoutEffect.js";
import type { EntryBinding } from "../../react/entries/entryBinding.js";
import type { ControlAttributes } from "../controlProps.js";
import { useBoundEntry } from "../useBoundEntry.js";
import { useWritten } from "../useWritten.js";
import { textOf } from "../writeText.js";
import { secretProps } from "./secretProps.js";
import { TypedInput } from "./TypedInput.js";
import type { KeptPlace } from "./useKeptPlace.js";

/** The props of `MaskedLines`. */
export interface MaskedLinesProps {
  readonly binding: EntryBinding;
  readonly attributes: ControlAttributes;
  readonly place: KeptPlace;
}

/**
 * A secret of several lines, hidden: browsers mask one line only, so a space stands for each line break while the value
 * keeps it. Renders an `<input>` element.
 */
export function MaskedLines({ binding, attributes, place }: MaskedLinesProps): ReactNode {
  const value = textOf(useBoundEntry(binding));
  const shown = value.replaceAll("\n", " ");
  const element = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);
  const take = (target: HTMLInputElement) => {
    if (target.value !== shown) binding.take(target.value);
  };
  useWritten(element, binding, writeNothing, { take });
  useBrowserLayoutEffect(() => {
    if (caret.current === undefined) return;
    element.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  const replace = (start: number, end: number, inserted: string) => {
    caret.current = start + inserted.length;
    binding.take(value.slice(0, start) + inserted + value.slice(end));
  };
  const insert = ({ selectionStart, selectionEnd }: HTMLInputElement, text: string) =>
    replace(selectionStart ?? value.length, selectionEnd ?? value.length, text);

  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData("text").replace(/\r\n?/g, "\n");
    if (!pasted.includes("\n")) return;
    event.preventDefault();
    insert(event.currentTarget, pasted);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!event.nativeEvent.isComposing) insert(event.currentTarget, "\n");
  };

  return (
    <TypedInput
      {...attributes}
      {...secretProps}
      {...place.props}
      type="password"
      className="mcp-form-input"
      text={shown}
      elementRef={(target) => {
        element.current = target;
        place.ref(target);
      }}
      onPaste={onPaste}
      onKeyDown={onKeyDown}
      onChange={({ currentTarget }) => {
        const next = currentTarget.value;
        const end = currentTarget.selectionStart ?? next.length;
        const replacedTo = Math.max(0, shown.length - (next.length - end));
        const start = commonStart(shown, next, Math.min(end, replacedTo));
        replace(start, replacedTo, next.slice(start, end));
      }}
    />
  );
}

/** Counts the characters that two texts have in common at their start, up to a limit. */
function commonStart(one: string, other: string, limit: number): number {
  let length = 0;
  while (length < limit && one[length] === other[length]) length += 1;
  return length;
}

/** The element renders with the entry. */
function writeNothing() {}
