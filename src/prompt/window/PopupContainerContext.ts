"use client";

import { createContext, useContext } from "react";

/** Where popups of what a dialog holds can be put. */
export const PopupContainerContext: React.Context<HTMLElement | undefined> = createContext<
  HTMLElement | undefined
>(undefined);

/**
 * The element to put popups of the app's own controls and parts into: the `container` of Radix's `Portal`, say, or of
 * MUI's `Popper`. They then open above the dialog wherever that is, also over a modal `<dialog>` of the app, outside of
 * which a browser lets nothing be seen or pressed. Undefined in a card, where popups stay where their library puts them.
 */
export function usePopupContainer(): HTMLElement | undefined {
  return useContext(PopupContainerContext);
}
