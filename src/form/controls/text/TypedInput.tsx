"use client";

import type { ComponentProps, ReactNode, Ref } from "react";
import { useTypedValue } from "./useTypedValue.js";

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
