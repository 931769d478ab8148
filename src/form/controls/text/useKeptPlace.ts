"use client";

import { type FocusEvent, type FormEvent, useRef } from "react";
import { treeOf } from "../../../react/tree.js";
import { useBrowserLayoutEffect } from "../../../react/useBrowserLayoutEffect.js";

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** Keeps a person's place while one control takes another's. */
export interface KeptPlace {
  /** Takes the control that stands there now. */
  readonly ref: (target: Typed | null) => void;
  /** Props for both controls. */
  readonly props: {
    readonly onFocus: (event: FocusEvent<Typed>) => void;
    readonly onBlur: (event: FocusEvent<Typed>) => void;
    readonly onInput: (event: FormEvent<Typed>) => void;
  };
}

/** Gives the focus and the caret to the control that replaces another: a field may turn out to be secret while somebody types. */
export function useKeptPlace(isMasked: boolean): KeptPlace {
  const element = useRef<Typed>(null);
  const hasFocus = useRef(false);
  const caret = useRef<number | null>(null);
  useBrowserLayoutEffect(() => {
    const { current } = element;
    if (!hasFocus.current || !current || current === treeOf(current).activeElement) return;
    current.focus();
    current.setSelectionRange(caret.current, caret.current);
  }, [isMasked]);
  return {
    ref(target) {
      element.current = target;
    },
    props: {
      onFocus() {
        hasFocus.current = true;
      },
      onBlur() {
        hasFocus.current = false;
      },
      onInput({ currentTarget }) {
        caret.current = currentTarget.selectionEnd;
      },
    },
  };
}
