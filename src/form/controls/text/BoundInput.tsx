"use client";

import { type ComponentProps, type ReactNode, type Ref, useRef } from "react";
import { assignRef } from "../../../ui/assignRef.js";
import type { Entry } from "../../model/entry.js";
import type { EntryBinding } from "../../react/entries/entryBinding.js";
import { useWritten } from "../useWritten.js";
import { writeText } from "../writeText.js";

/** The props of `BoundInput`. */
export interface BoundInputProps
  extends Omit<ComponentProps<"input">, "value" | "ref" | "onChange"> {
  readonly binding: EntryBinding;
  /** Shows an entry in the element. Keep it stable. @default as it is */
  readonly write?: (element: HTMLInputElement, entry: Entry) => void;
  /** Takes what the user entered. */
  readonly take: (element: HTMLInputElement) => void;
  readonly elementRef?: Ref<HTMLInputElement> | undefined;
}

/** One line that holds what is typed into it, in no attribute. Renders an `<input>` element. */
export function BoundInput({
  binding,
  write = writeText,
  take,
  elementRef,
  ...props
}: BoundInputProps): ReactNode {
  const element = useRef<HTMLInputElement>(null);
  const note = useWritten(element, binding, write, { take });
  return (
    <input
      {...props}
      onChange={({ currentTarget }) => {
        note();
        take(currentTarget);
      }}
      ref={(target) => {
        element.current = target;
        assignRef(elementRef, target);
      }}
    />
  );
}
