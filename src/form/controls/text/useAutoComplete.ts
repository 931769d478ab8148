"use client";

import { type RefCallback, useEffect, useState } from "react";
import type { Field } from "../../../schema/field.js";
import { canWatchScreen, createScreenWatch } from "../../../ui/createScreenWatch.js";
import { autoComplete } from "./autoComplete.js";

/** The token that keeps browsers from filling in a field: Chromium fills in addresses by label in spite of "off", but not where it reads a word that it does not know. */
const never = "none";

const watchField = createScreenWatch();

/** Whether a browser may fill in a field now. */
export interface AutoComplete {
  /** The value of the `autocomplete` attribute. */
  readonly autoComplete: string;
  /** Takes the control. */
  readonly ref: RefCallback<Element>;
}

/**
 * Lets browsers fill in a well-known field while it is on screen: a browser fills in a whole form at once, and nobody
 * would see what went into a field that is scrolled away. Where it cannot be told what is on screen, it counts as seen.
 */
export function useAutoComplete(field: Field): AutoComplete {
  const token = autoComplete(field);
  const [element, setElement] = useState<Element | null>(null);
  const [isSeen, setSeen] = useState(() => !canWatchScreen());
  useEffect(() => {
    if (!element || token === undefined) return;
    return watchField(element, ({ isIntersecting }) => setSeen(isIntersecting));
  }, [element, token]);
  return {
    autoComplete: isSeen && token !== undefined ? token : never,
    ref(target) {
      if (token !== undefined && target && target !== element) setElement(target);
    },
  };
}
