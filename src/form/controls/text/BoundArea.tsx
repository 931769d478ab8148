"use client";

import { type ComponentProps, type ReactNode, type Ref, useRef } from "react";
import { assignRef } from "../../../ui/assignRef.js";
import type { EntryBinding } from "../../react/entries/entryBinding.js";
import { useWritten } from "../useWritten.js";
import { writeText } from "../writeText.js";

/** The props of `BoundArea`. */
export interface BoundAreaProps
  extends Omit<ComponentProps<"textarea">, "value" | "ref" | "onChange"> {
  readonly binding: EntryBinding;
  /** Takes what the user entered. */
  readonly take: (element: HTMLTextAreaElement) => void;
  readonly elementRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines that hold what is typed into them, in no child. Renders a `<textarea>` element. */
export function BoundArea({ binding, take, elementRef, ...props }: BoundAreaProps): ReactNode {
  const element = useRef<HTMLTextAreaElement>(null);
  const note = useWritten(element, binding, writeText, { take });
  return (
    <textarea
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
