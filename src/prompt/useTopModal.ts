"use client";

import { useMemo, useSyncExternalStore } from "react";
import { useHostSettings } from "../react/HostContext.js";
import { fullscreenOver } from "../react/tree.js";
import { topModal, watchModals } from "./topModal.js";

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
