"use client";

import { type FocusEvent, type ReactNode, useContext, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { BarsContext } from "../../prompt/banner/BarsContext.js";
import { useFocusBack } from "../../prompt/focus/useFocusBack.js";
import { useHostSettings } from "../../react/HostContext.js";
import type { SentNotice } from "../../react/sentNotices.js";
import { useMessages } from "../../ui/useMessages.js";
import { useSurfaceAttributes } from "../../ui/useSurfaceAttributes.js";
import { SentRow } from "./SentRow.js";

/** A question that follows at once comes first: the notice would only flash up before it, in milliseconds. */
const afterDialog = 400;

/** The props of `SentBar`. */
export interface SentBarProps {
  readonly notice: SentNotice;
  /** Whether a question's dialog is open, which comes first. */
  readonly isCovered: boolean;
  readonly onDismiss: () => void;
}

/**
 * Tells among the bars what was just sent, for as long as `showSent` of the `HostProvider` says. The time waits for
 * whoever is at it, and ends only once it is closed again where all of it is shown. Renders a `<section>` element, or nothing.
 */
export function SentBar({ notice, isCovered, onDismiss }: SentBarProps): ReactNode {
  const { prompt } = useMessages();
  const {
    container,
    bars: { showSent },
  } = useHostSettings();
  const bars = useContext(BarsContext);
  const attributes = useSurfaceAttributes();
  const [isShown, show] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isPointed, point] = useState(false);
  const [isFocused, focus] = useState(false);
  const back = useFocusBack(isShown ? 1 : 0);

  useEffect(() => {
    const timer = setTimeout(() => show(!isCovered), isCovered ? 0 : afterDialog);
    return () => clearTimeout(timer);
  }, [isCovered]);

  const isHeld = !isShown || isOpen || isPointed || isFocused;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(onDismiss, showSent);
    return () => clearTimeout(timer);
  }, [isHeld, onDismiss, showSent]);

  if (!isShown || isCovered) return null;
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) focus(false);
    back.onBlur(event);
  };
  const enter = (event: FocusEvent<HTMLElement>) => {
    focus(true);
    back.onFocus(event);
  };
  return createPortal(
    <section
      {...attributes}
      className="mcp-bar"
      aria-label={prompt.sentBar}
      onFocus={enter}
      onBlur={leave}
      onPointerEnter={() => point(true)}
      onPointerLeave={() => point(false)}
    >
      <SentRow notice={notice} isOpen={isOpen} onOpenChange={setOpen} onDismiss={onDismiss} />
    </section>,
    bars ?? container ?? document.body,
  );
}
