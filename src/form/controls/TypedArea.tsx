"use client";

import type { ComponentProps, ReactNode, Ref } from "react";
import { useTypedValue } from "./useTypedValue.js";

/** The props of `TypedArea`. */
export interface TypedAreaProps extends Omit<ComponentProps<"textarea">, "value" | "ref"> {
  /** What stands in it. */
  readonly text: string;
  readonly elementRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines to type into, whose text is no child. Renders a `<textarea>` element. */
export function TypedArea({ text, elementRef, ...props }: TypedAreaProps): ReactNode {
  return <textarea {...props} ref={useTypedValue(text, elementRef)} />;
}
