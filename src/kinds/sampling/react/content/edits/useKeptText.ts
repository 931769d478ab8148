"use client";

import { type RefObject, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "../../../../../react/useBrowserLayoutEffect.js";
import { createKeptText, type KeptText, type KeptTextOptions } from "./keptText.js";

/** Props that connect a `<textarea>` that keeps its text itself. */
export interface UseKeptTextResult {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly listen: KeptText["listen"];
}

/** Keeps a text in its `<textarea>`, so that React has nothing to do with a key, however long the text is. */
export function useKeptText(options: KeptTextOptions): UseKeptTextResult {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text] = useState(() => createKeptText(options));
  useBrowserLayoutEffect(() => text.setOptions(options));
  useBrowserLayoutEffect(
    () => (area.current ? text.watch(sourceIn(area.current)) : undefined),
    [text],
  );
  useBrowserLayoutEffect(() => text.show(options.value), [text, options.value]);
  return { area, listen: text.listen };
}

function sourceIn(element: HTMLTextAreaElement) {
  return {
    element,
    read: () => element.value,
    write(value: string) {
      element.value = value;
    },
    length: () => element.textLength,
  };
}
