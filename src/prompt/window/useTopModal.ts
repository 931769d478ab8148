"use client";

import { useMemo, useSyncExternalStore } from "react";
import { useHostSettings } from "../../react/HostContext.js";
import { canHold, fullscreenOver, hasFocus, treesAround } from "../../react/tree.js";

/**
 * Looks, as long as `wanted`, for what {@link topModal} finds: something must be put into it so that it does not cover that.
 * With `keeps` what was found first stays until it ends or full screen begins: what opens above it later, a control's picker
 * say, lies above it.
 */
export function useTopModal(wanted: boolean, keeps: boolean): HTMLElement | undefined {
  const { container } = useHostSettings();
  const look = useMemo(() => createLook(container, keeps), [container, keeps]);
  return useSyncExternalStore(
    wanted ? look.subscribe : hearNothing,
    wanted ? look.find : look.forget,
    look.forget,
  );
}

function createLook(container: HTMLElement | null | undefined, keeps: boolean) {
  const near = () => container ?? document.body;
  let first: { readonly modal: HTMLElement | undefined; readonly screen: unknown } | undefined;
  return {
    find() {
      if (!keeps) return topModal(near());
      const screen = fullscreenOver(near());
      if (!first || first.screen !== screen || (first.modal && !isOpen(first.modal)))
        first = { modal: topModal(near()), screen };
      return first.modal;
    },
    forget() {
      first = undefined;
      return undefined;
    },
    subscribe: (listener: () => void) => watchModals(near(), listener),
  };
}

function isOpen(modal: HTMLElement): boolean {
  return modal.isConnected && (!(modal instanceof HTMLDialogElement) || modal.open);
}

const hearNothing = () => () => {};

/**
 * The app's own modal `<dialog>` that is on top, if one is open in the trees around an element, else what is full-screen
 * over the element. It lies in the browser's top layer, and nothing outside of it can be seen or pressed.
 */
export function topModal(near: Element): HTMLElement | undefined {
  const open = treesAround(near)
    .toReversed()
    .flatMap((tree) => [...tree.querySelectorAll<HTMLDialogElement>("dialog[open]")])
    .filter(isModal);
  const modal = open.findLast(hasFocus) ?? open.at(-1);
  if (modal) return modal;
  const over = fullscreenOver(near);
  return over && canHold(over) ? over : undefined;
}

function isModal(dialog: HTMLDialogElement): boolean {
  try {
    return dialog.matches(":modal");
  } catch {
    // An engine that does not know the word has no top layer either.
    return false;
  }
}

/** Calls back whenever a dialog or full screen may have begun or ended. Returns a function that ends this. */
function watchModals(near: Element, listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  for (const tree of treesAround(near))
    observer.observe(tree, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["open"],
    });
  document.addEventListener("fullscreenchange", listener);
  return () => {
    observer.disconnect();
    document.removeEventListener("fullscreenchange", listener);
  };
}
