"use client";

import { useEffect, useMemo, useSyncExternalStore } from "react";
import { mayHide } from "../../../safety/text/mayHide.js";
import type { TextRun } from "../../../safety/text/revealHidden.js";
import type { Field } from "../../../schema/field.js";
import { textRevealer } from "../../../ui/hidden-text/textRevealer.js";
import type { ElicitationFormStore } from "../../react/elicitationFormStore.js";
import { useFieldState } from "../../react/useFieldState.js";
import { hiddenRuns, maskedRuns, mayHideInValue } from "./hiddenRuns.js";
import { shownText } from "./shownText.js";

/** Returns the parts of a field's value around its hidden characters; `•` replaces the visible characters of a secret. */
export function useHiddenRuns(
  control: ElicitationFormStore,
  field: Field,
  secret: boolean,
): readonly TextRun[] {
  const reveal = useSyncExternalStore(
    textRevealer.subscribe,
    textRevealer.getState,
    textRevealer.getState,
  );
  const suspect = useFieldState(control, field, () => {
    const text = shownText(control.entryOf(field));
    return mayHide(text) || mayHideInValue(text) ? text : "";
  });
  useEffect(() => {
    if (suspect !== "") void textRevealer.load();
  }, [suspect]);
  return useMemo(() => {
    const runs = suspect !== "" && reveal ? hiddenRuns(reveal(suspect)) : [];
    return secret ? maskedRuns(runs) : runs;
  }, [suspect, reveal, secret]);
}
