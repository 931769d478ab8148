"use client";

import { useState } from "react";
import { useBrowserLayoutEffect } from "../react/useBrowserLayoutEffect.js";
import { topModal, watchModals } from "./topModal.js";

/** Where in the page something must be put so that a modal `<dialog>` of the app does not cover it. */
export interface TopModal {
  /** Whether it was looked for: not before the first effect. */
  readonly isKnown: boolean;
  /** The dialog to put it into; absent where none is open. */
  readonly modal?: HTMLDialogElement;
}

const unknown: TopModal = { isKnown: false };

/**
 * Looks, as long as `wanted`, for the modal `<dialog>` of the app that is on top. With `keeps` what was found first
 * stays until that dialog closes: what opens above it later, a control's picker say, lies above it.
 */
export function useTopModal(wanted: boolean, keeps: boolean): TopModal {
  const [found, setFound] = useState(unknown);
  useBrowserLayoutEffect(() => {
    if (!wanted) return setFound(unknown);
    const look = () =>
      setFound((before) => {
        const { isKnown, modal } = before;
        const isThere = modal === undefined || (modal.isConnected && modal.open);
        if (isKnown && keeps && isThere) return before;
        const top = topModal();
        return isKnown && top === modal ? before : { isKnown: true, ...(top && { modal: top }) };
      });
    look();
    return watchModals(look);
  }, [wanted, keeps]);
  return wanted ? found : unknown;
}
