"use client";

import { useMemo, useRef, useState } from "react";
import { focusById } from "../../react/tree.js";

/** The menu of one question: what can be done about it beside answering and declining, and what is known of who asks. */
export interface PromptMenu {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Closes it, and gives the focus to the button that opened it. */
  readonly close: () => void;
  /** The element that its actions are rendered into, while it is open. */
  readonly place: HTMLElement | null;
  readonly setPlace: (place: HTMLElement | null) => void;
  /** Notes that something offers it. Returns a function that ends that. */
  readonly offer: () => () => void;
  /** Whether anything does. */
  readonly isOffered: () => boolean;
}

/** The id of the button that opens the menu of the question whose ids start with this. */
export function menuButtonId(domId: string): string {
  return `${domId}-more`;
}

/** Makes the menu of one question; what the person sees next finds it closed. */
export function usePromptMenu(moment: string, domId: string): PromptMenu {
  const offers = useRef(0);
  const [opened, setOpened] = useState<string>();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isOpen = opened === moment;
  return useMemo(
    () => ({
      isOpen,
      toggle: () => setOpened(isOpen ? undefined : moment),
      close() {
        if (!isOpen) return;
        focusById(place, menuButtonId(domId));
        setOpened(undefined);
      },
      place,
      setPlace,
      offer() {
        offers.current += 1;
        return () => {
          offers.current -= 1;
        };
      },
      isOffered: () => offers.current > 0,
    }),
    [isOpen, moment, domId, place],
  );
}
