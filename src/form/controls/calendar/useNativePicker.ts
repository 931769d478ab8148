"use client";

import { type SyntheticEvent, useRef } from "react";
import type { ParseErrorCode } from "../../model/formIssue.js";

/** The events of a native date picker. */
export interface NativePickerEvents {
  readonly take: (element: HTMLInputElement) => void;
  readonly onKeyUp: (event: SyntheticEvent<HTMLInputElement>) => void;
  readonly onBlur: (event: SyntheticEvent<HTMLInputElement>) => void;
}

/** A native date picker's side of a field. */
export interface NativePicker {
  readonly events: NativePickerEvents;
  /** Puts a value into the element in the person's name. */
  readonly pick: (element: HTMLInputElement, value: string) => void;
}

/**
 * Reports what a native date picker holds. One that is half filled in has no value and fires no event,
 * yet shows something: it must not count as empty.
 */
export function useNativePicker(
  onValueChange: (value: string | null, parseError?: ParseErrorCode) => void,
): NativePicker {
  const isPartial = useRef(false);
  const report = ({ value, validity }: HTMLInputElement) => {
    isPartial.current = validity.badInput;
    if (validity.badInput) onValueChange(null, "incomplete");
    else onValueChange(value || null);
  };
  const look = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    if (currentTarget.validity.badInput !== isPartial.current) report(currentTarget);
  };
  return {
    events: {
      take: report,
      onKeyUp: look,
      onBlur: look,
    },
    pick(element, value) {
      element.value = value;
      report(element);
    },
  };
}
