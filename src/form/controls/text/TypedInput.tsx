"use client";

import { type ComponentProps, type ReactNode, type Ref, type RefCallback, useRef } from "react";
import { useBrowserLayoutEffect } from "../../../react/useBrowserLayoutEffect.js";
import { assignRef } from "../../../ui/assignRef.js";

/** The props of `TypedInput`. */
export interface TypedInputProps extends Omit<ComponentProps<"input">, "value" | "ref"> {
  /** The text in it. */
  readonly text: string;
  readonly elementRef?: Ref<HTMLInputElement> | undefined;
}

/** One line to type into, whose text is in no attribute. Renders an `<input>` element. */
export function TypedInput({ text, elementRef, ...props }: TypedInputProps): ReactNode {
  return <input {...props} ref={useTypedValue(text, elementRef)} />;
}

/**
 * Keeps what stands in an element the given text, by its property alone. A `value` prop would be copied into the
 * document, as an attribute or a child, where scripts, extensions and session replays read it. Returns a ref for the element.
 */
function useTypedValue<Target extends { value: string }>(
  text: string,
  ref: Ref<Target> | undefined,
): RefCallback<Target> {
  const element = useRef<Target>(null);
  useBrowserLayoutEffect(() => {
    if (element.current && element.current.value !== text) element.current.value = text;
  });
  return (target) => {
    element.current = target;
    assignRef(ref, target);
  };
}
