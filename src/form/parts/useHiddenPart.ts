"use client";

import { useEffect, useSyncExternalStore } from "react";
import { mayHide } from "../../safety/text/mayHide.js";
import type { Field } from "../../schema/field.js";
import { textRevealer } from "../../ui/hidden-text/textRevealer.js";
import type { ElicitationFormStore } from "../react/elicitationFormStore.js";
import { useFieldState } from "../react/useFieldState.js";
import { hiddenPart } from "./hiddenPart.js";
import { shownText } from "./shownText.js";

/** The part of what a field shows that holds hidden characters; empty where there are none, and for a secret. */
export function useHiddenPart(control: ElicitationFormStore, field: Field): string {
  const reveal = useSyncExternalStore(
    textRevealer.subscribe,
    textRevealer.getState,
    textRevealer.getState,
  );
  const suspect = useFieldState(control, field, () => {
    const text = control.isSecret(field) ? "" : shownText(control.entryOf(field));
    return mayHide(text) ? text : "";
  });
  useEffect(() => {
    if (suspect !== "") void textRevealer.load();
  }, [suspect]);
  return suspect !== "" && reveal ? hiddenPart(suspect, reveal(suspect)) : "";
}
