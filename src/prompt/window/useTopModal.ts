"use client";

import { useMemo, useSyncExternalStore } from "react";
import { topModal, watchModals } from "./topModal.js";

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
