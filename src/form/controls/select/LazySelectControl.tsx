"use client";

import { type ReactNode, useSyncExternalStore } from "react";
import { createChunk } from "../../../react/chunk/createChunk.js";
import { useChunk } from "../../../react/chunk/useChunk.js";
import { focusedElement } from "../../../react/tree.js";
import type { BoundControlProps } from "../boundControl.js";
import { autoComplete } from "../text/autoComplete.js";
import { SelectControl } from "./SelectControl.js";
import { useIsTouchless } from "./useIsTouchless.js";

const ours = createChunk(() =>
  import("./SelectOnlyControl.js").then((module) => module.SelectOnlyControl),
);

/**
 * One of some options. The browser's own list is there while ours is being loaded and where it cannot be; it stays on
 * touch, where it is the better one, and where browsers may fill it in. Nobody loses it while the focus is in it.
 */
export function LazySelectControl(props: BoundControlProps<"choice">): ReactNode {
  const { id } = props.attributes;
  const isWanted = useIsTouchless() && autoComplete(props.field) === undefined;
  const state = useChunk(ours, isWanted);
  const Ours = isWanted && state.status === "loaded" ? state.value : undefined;
  const isHeld = useSyncExternalStore(
    watchFocus,
    () => isFocused(id),
    () => false,
  );
  return Ours && !isHeld ? <Ours {...props} /> : <SelectControl {...props} />;
}

/** Whether the focus is in the browser's own list. */
function isFocused(id: string): boolean {
  const focused = focusedElement();
  return focused instanceof HTMLSelectElement && focused.id === id;
}

function watchFocus(changed: () => void): () => void {
  // A focus that moves within a shadow root reaches no listener outside, but the key or press that moves it is.
  const events = ["focusout", "keyup", "pointerup"];
  for (const type of events) document.addEventListener(type, changed);
  return () => {
    for (const type of events) document.removeEventListener(type, changed);
  };
}
