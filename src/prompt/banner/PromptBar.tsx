"use client";

import { type FocusEvent, type ReactNode, useContext, useState } from "react";
import { createPortal } from "react-dom";
import type { Receipt } from "../../host/command.js";
import { useHostSettings } from "../../react/HostContext.js";
import { Button } from "../../ui/Button.js";
import { Icon } from "../../ui/Icon.js";
import { useMessages } from "../../ui/useMessages.js";
import { useSurfaceAttributes } from "../../ui/useSurfaceAttributes.js";
import { noteFocus } from "../focus/focusChain.js";
import { useFocusBack } from "../focus/useFocusBack.js";
import { useTopModal } from "../window/useTopModal.js";
import { BarsContext } from "./BarsContext.js";
import { edgeOf, otherEdge } from "./freeEdge.js";
import { useFreeEdge } from "./useFreeEdge.js";

/** The props of `PromptBar`. */
export interface PromptBarProps {
  /** Names the bar. */
  readonly label: string;
  /** The question that waits for a good moment to open: an `AskingRow`. */
  readonly asking: ReactNode;
  /** The questions put aside, oldest first. */
  readonly asides: readonly { readonly resume?: () => Promise<Receipt> }[];
  /** Tells how much was put aside. */
  readonly asideText: string;
  /** Rows that ask for nothing: a `LeftRow` or a `RefusalsRow` each. @default none */
  readonly notes?: readonly ReactNode[];
}

/** Where questions wait without taking the focus. Renders a `<section>` element at the end of the page, or nothing. */
export function PromptBar({
  label,
  asking,
  asides,
  asideText,
  notes = [],
}: PromptBarProps): ReactNode {
  const [oldest] = asides;
  const { container, bars: placing } = useHostSettings();
  const { container: place, onEdgeChange } = placing;
  const bars = useContext(BarsContext);
  const { prompt } = useMessages();
  const attributes = useSurfaceAttributes();
  const back = useFocusBack((asking ? 1 : 0) + asides.length + notes.length);
  const modal = useTopModal(Boolean(asking) || oldest !== undefined || notes.length > 0, false);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  // Among other bars, and in the flow of the page, it has no place of its own.
  const isPlaced = !modal && !bars && Boolean(place);
  const edge = useFreeEdge(isPlaced || (bars && !modal) ? null : bar, {
    home: "end",
    chosen: placing.edge,
  });
  if (!asking && !oldest && notes.length === 0) return null;
  const enter = (event: FocusEvent<HTMLElement>) => {
    const { currentTarget, relatedTarget } = event;
    if (!currentTarget.contains(relatedTarget))
      noteFocus(relatedTarget instanceof Element ? relatedTarget : null);
    back.onFocus(event);
  };
  return createPortal(
    <section
      {...attributes}
      ref={setBar}
      className="mcp-bar"
      {...(isPlaced ? { "data-placed": "" } : { "data-edge": edge })}
      aria-label={label}
      onFocus={enter}
      onBlur={back.onBlur}
    >
      {asking}
      {oldest && (
        <div className="mcp-bar-row">
          <p className="mcp-bar-text">{asideText}</p>
          <span className="mcp-bar-actions">
            {onEdgeChange && !place && bar && (
              <Button
                weight="quiet"
                aria-label={prompt.moveBar}
                title={prompt.moveBar}
                onClick={() => onEdgeChange(otherEdge(edgeOf(bar)))}
              >
                <Icon name="move" />
              </Button>
            )}
            <Button onClick={() => void oldest.resume?.()}>{prompt.answer}</Button>
          </span>
        </div>
      )}
      {notes}
    </section>,
    modal ?? bars ?? place ?? container ?? document.body,
  );
}
