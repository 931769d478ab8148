"use client";

import { type ComponentProps, type ReactNode, type Ref, useRef } from "react";
import { assignRef } from "../../../ui/assignRef.js";
import type { EntryBinding } from "../../react/entries/entryBinding.js";
import { useWritten } from "../useWritten.js";
import { writeText } from "../writeText.js";

/** The props of `BoundArea`. */
export interface BoundAreaProps extends Omit<ComponentProps<"textarea">, "value" | "ref"> {
  readonly binding: EntryBinding;
  readonly elementRef?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines that hold what is typed into them, in no child. Renders a `<textarea>` element. */
export function BoundArea({ binding, elementRef, ...props }: BoundAreaProps): ReactNode {
  const element = useRef<HTMLTextAreaElement>(null);
  useWritten(element, binding, writeText);
  return (
    <textarea
      {...props}
      ref={(target) => {
        element.current = target;
        assignRef(elementRef, target);
      }}
    />
  );
}
