"use client";

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { createChunk } from "../../../react/chunk/createChunk.js";
import { useChunk } from "../../../react/chunk/useChunk.js";
import { useVisibleText } from "../../../ui/hidden-text/useVisibleText.js";
import { useMessages } from "../../../ui/useMessages.js";
import { useFieldContext } from "../../parts/field/FieldContext.js";
import { useIsTouchless } from "../select/useIsTouchless.js";

/** The props of `CalendarRow`. */
export interface CalendarRowProps {
  /** The DOM id of the control. */
  readonly id: string;
  /** The browser's own picker, into which people type: the only child. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** Takes the day that the person chose, as `YYYY-MM-DD`. */
  readonly onPick: (input: HTMLInputElement, day: string) => void;
  readonly children: ReactElement;
}

const calendar = createChunk(() => import("./DayCalendar.js").then((module) => module.DayCalendar));

/**
 * A native picker of days, with a calendar of ours beside it. The browser's own calendar stays on touch, where it is
 * the better one, where a browser does not let go of it, and where ours cannot be loaded. Renders a `<div>` element.
 */
export function CalendarRow({ id, input, onPick, children }: CalendarRowProps): ReactNode {
  const { form } = useMessages();
  const label = form.pickDay({ label: useVisibleText()(useFieldContext().label) });
  const row = useRef<HTMLDivElement>(null);
  /** Whether the person has opened it, and not left it since. */
  const isWaiting = useRef(false);
  const cameFrom = useRef<HTMLElement | null>(null);
  /** The value of the input when the calendar opened. */
  const [opened, setOpened] = useState<string>();
  const isWanted = useIsTouchless() && hidesPicker();
  const { status, ...chunk } = useChunk(calendar, isWanted && opened !== undefined);
  const isOurs = isWanted && status !== "failed";
  const Calendar = "value" in chunk && isOurs ? chunk.value : undefined;

  const isOpen = isOurs && opened !== undefined;

  // The button that was pressed has gone; the browser's own has come.
  const lost = status === "failed";
  useEffect(() => {
    if (lost && isWaiting.current) input.current?.focus();
    if (lost) isWaiting.current = false;
  }, [lost, input]);
  // Nor does it open by itself, should it be ours again.
  if (opened !== undefined && !isOurs) setOpened(undefined);

  const leave = useCallback(() => {
    isWaiting.current = false;
    setOpened(undefined);
  }, []);
  const close = () => {
    leave();
    cameFrom.current?.focus();
  };
  const open = (from: HTMLElement | null) => {
    cameFrom.current = from;
    isWaiting.current = true;
    setOpened(input.current?.value ?? "");
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, key } = event;
    const isTyped = target === input.current;
    if (isOpen && key === "Escape") {
      event.stopPropagation();
      // An app's own modal dialog would close, too.
      event.preventDefault();
      close();
    } else if (isOurs && isTyped && opensPicker(event)) {
      event.preventDefault();
      open(input.current);
    } else if (isOpen && !isTyped) {
      // Letters press buttons of a card elsewhere, and Enter with Control sends a form, whose day is not chosen yet.
      if (key.length === 1) event.stopPropagation();
      if (key === "Enter" && (event.ctrlKey || event.metaKey)) event.preventDefault();
    }
  };
  // Whoever types after all, or points where to, has no use for it.
  const onType = ({ target }: SyntheticEvent) => {
    if (target === input.current) leave();
  };
  const onClick = (event: MouseEvent) => {
    // By a press Safari opens a calendar of its own.
    if (isOurs && event.target === input.current) event.preventDefault();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const isGone = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
    if (isGone) leave();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: What is in it takes the keys.
    <div
      ref={row}
      role="presentation"
      className="mcp-form-date"
      data-ours={isOurs || undefined}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      onPointerDown={onType}
      onInput={onType}
      onClick={onClick}
    >
      {children}
      {isOurs && (
        <button
          type="button"
          className="mcp-form-date-opener"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={Calendar && isOpen ? `${id}-calendar` : undefined}
          onPointerEnter={calendar.preload}
          onClick={({ currentTarget }) => (isOpen ? close() : open(currentTarget))}
        >
          <span aria-hidden className="mcp-form-date-icon" />
        </button>
      )}
      {Calendar && isOpen && (
        <Calendar
          anchor={row}
          id={`${id}-calendar`}
          label={label}
          value={opened}
          onPick={(day) => {
            if (input.current) onPick(input.current, day);
            close();
          }}
          onLeave={leave}
        />
      )}
    </div>
  );
}

/** The keys that open the browser's own picker in Chromium. */
function opensPicker({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey) return false;
  return altKey ? key === "ArrowDown" : key === " " || key === "F4";
}

/**
 * Whether this browser lets a stylesheet take its own picker's button away: Firefox does not, and would show two. A name
 * of a pseudo-element tells nothing, since every browser takes those of WebKit. False where it cannot be told.
 */
function hidesPicker(): boolean {
  const canTell = typeof CSS !== "undefined" && typeof CSS.supports === "function";
  return canTell && !CSS.supports("-moz-appearance", "none");
}
