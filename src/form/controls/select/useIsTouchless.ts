"use client";

import { useSyncExternalStore } from "react";

/** Whether people point with a mouse: on touch the browser's own pickers are the better ones. False while it cannot be told. */
export function useIsTouchless(): boolean {
  return useSyncExternalStore(watchTouch, isTouchless, () => false);
}

const touch = () =>
  typeof matchMedia === "function" ? matchMedia("(pointer: coarse)") : undefined;

function isTouchless(): boolean {
  return touch()?.matches === false;
}

function watchTouch(changed: () => void): () => void {
  const found = touch();
  found?.addEventListener("change", changed);
  return () => found?.removeEventListener("change", changed);
}
