"use client";

import { useMemo, useSyncExternalStore } from "react";

/**
 * Looks, as long as `wanted`, for the modal `<dialog>` of the app that is on top: something must be put into it so that
 * it does not cover that. With `keeps` what was found first stays until that dialog closes: what opens above it later,
 * a control's picker say, lies above it.
 */
export function useTopModal(wanted: boolean, keeps: boolean): HTMLDialogElement | undefined {
  const look = useMemo(() => createLook(keeps), [keeps]);
  return useSyncExternalStore(
    wanted ? look.subscribe : hearNothing,
    wanted ? look.find : look.forget,
    look.forget,
  );
}

function createLook(keeps: boolean) {
  let first: { readonly modal: HTMLDialogElement | undefined } | undefined;
  return {
    find() {
      if (!keeps) return topModal();
      if (!first || (first.modal && !isOpen(first.modal))) first = { modal: topModal() };
      return first.modal;
    },
    forget() {
      first = undefined;
      return undefined;
    },
    subscribe: watchModals,
  };
}

function isOpen(modal: HTMLDialogElement): boolean {
  return modal.isConnected && modal.open;
}

const hearNothing = () => () => {};

/**
 * The app's own modal `<dialog>` that is on top, if one is open. It lies in the browser's top layer, and nothing outside
 * of it can be seen or pressed.
 */
function topModal(): HTMLDialogElement | undefined {
  const open = [...document.querySelectorAll<HTMLDialogElement>("dialog[open]")].filter(isModal);
  return open.findLast((dialog) => dialog.contains(document.activeElement)) ?? open.at(-1);
}

function isModal(dialog: HTMLDialogElement): boolean {
  try {
    return dialog.matches(":modal");
  } catch {
    // An engine that does not know the word has no top layer either.
    return false;
  }
}

/** Calls back whenever a dialog may have opened, closed or gone. Returns a function that ends this. */
function watchModals(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["open"],
  });
  return () => observer.disconnect();
}
