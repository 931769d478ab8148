"use client";

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { focusedElement } from "../../../../react/tree.js";
import { Icon } from "../../../../ui/Icon.js";
import { flushEditors } from "./edits/pendingEditors.js";
import { textBeforePress } from "./edits/textBeforePress.js";
import type { Caret } from "./edits/useCaret.js";
import { useFieldLeft } from "./edits/useFieldLeft.js";
import { QuietButton } from "./QuietButton.js";
import { useSamplingContentMessages } from "./useSamplingContentMessages.js";

/** The props of `InPlace`. */
export interface InPlaceProps {
  /** Which text it is, as part of a sentence. */
  readonly place: string;
  readonly isEditable: boolean;
  /** Whether the person has just added it, to write it: it is typed into at once. @default false */
  readonly isNew?: boolean;
  /** The text, to be read. */
  readonly text: ReactNode;
  /** Renders what the text is typed into; without a caret it leaves the focus where it is. */
  readonly children: (caret: Caret | undefined) => ReactNode;
}

/**
 * A text that is its own editor: a press turns it into a field of its size, and Escape, or leaving the field, turns it
 * back, with what was typed. What was typed and cannot be used stays in the field. Renders a `<div>` element.
 */
export function InPlace({
  place,
  isEditable,
  isNew = false,
  text,
  children,
}: InPlaceProps): ReactNode {
  const words = useSamplingContentMessages();
  const [isOpen, setOpen] = useState(isNew);
  const [caret, setCaret] = useState(() => (isNew && isAdding() ? {} : undefined));
  const box = useRef<HTMLDivElement>(null);
  const isBack = useRef(false);

  const leave = () => {
    if (!box.current?.querySelector("[aria-invalid]")) setOpen(false);
  };
  const leaveLater = useFieldLeft(box, isOpen, leave);
  useEffect(() => {
    // No ref: the button may be the app's own.
    if (isBack.current && !isOpen)
      box.current?.querySelector<HTMLElement>(":scope > :last-child")?.focus();
    isBack.current = false;
  }, [isOpen]);

  const open = (next: Caret) => {
    const height = box.current?.firstElementChild?.clientHeight ?? 0;
    box.current?.style.setProperty("--_mcp-read-size", `${height}px`);
    setCaret(next);
    setOpen(true);
  };
  const press = (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    const isForOther = target instanceof Element && target.closest("button") !== null;
    // Who has just marked a part of it wants to copy that.
    if (isForOther || getSelection()?.isCollapsed === false) return;
    open(caretAt(textBeforePress(event, currentTarget)));
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    // It means the field, not the dialog around it.
    event.stopPropagation();
    isBack.current = flushEditors(box.current);
    if (isBack.current) setOpen(false);
  };

  if (!isEditable) return <div className="mcp-editable">{text}</div>;
  const label = words.editAt({ place });
  return (
    <div ref={box} className="mcp-editable" data-editing={isOpen || undefined}>
      {isOpen ? (
        <div
          key="field"
          role="group"
          aria-label={place}
          className="mcp-editable-text mcp-text-editor"
          onBlur={leaveLater}
          onKeyDown={onEscape}
        >
          {children(caret)}
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: by keyboard, the button beside it does this.
        <div key="text" role="presentation" className="mcp-editable-text" onClick={press}>
          {text}
        </div>
      )}
      <QuietButton
        className="mcp-quiet-icon mcp-editable-edit"
        aria-label={label}
        title={label}
        onClick={() => open(caretAt())}
      >
        <Icon name="edit" />
      </QuietButton>
    </div>
  );
}

function caretAt(before?: string): Caret {
  return { before, from: focusedElement() };
}

/** Whether a button that adds something was pressed just now. */
function isAdding(): boolean {
  return focusedElement()?.matches("[data-adds]") ?? false;
}
