"use client";

import { type RefCallback, useEffect, useState } from "react";
import type { Field } from "../../schema/field.js";
import { autoComplete } from "./autoComplete.js";

/** The token that keeps browsers from filling in a field: Chromium fills in addresses by label in spite of "off", but not where it reads a word that it does not know. */
const never = "none";

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
  const [isSeen, setSeen] = useState(() => typeof IntersectionObserver === "undefined");
  useEffect(() => {
    if (!element || token === undefined || typeof IntersectionObserver === "undefined") return;
    const observer = new IntersectionObserver((entries) =>
      setSeen(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, token]);
  return {
    autoComplete: isSeen && token !== undefined ? token : never,
    ref(target) {
      if (token !== undefined && target && target !== element) setElement(target);
    },
  };
}
