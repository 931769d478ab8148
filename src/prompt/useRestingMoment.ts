"use client";

import { useEffect, useState } from "react";
import { useBrowserLayoutEffect } from "../react/useBrowserLayoutEffect.js";
import { createTypingWatch } from "./createTypingWatch.js";

/** Whether something may take the focus now. */
export interface RestingMoment {
  /** Whether it may: nobody was writing at some moment since it wanted to. */
  readonly hasCome: boolean;
  /** Does not wait any longer: the person wants it now. */
  readonly come: () => void;
}

/** Waits, from when `wanted` turns true until it turns false, for a moment when nobody is writing in the page. */
export function useRestingMoment(wanted: boolean): RestingMoment {
  const [watch] = useState(createTypingWatch);
  const [came, setCame] = useState(false);
  if (came && !wanted) setCame(false);
  // What is written in what has opened, is not written elsewhere.
  useEffect(() => (came ? undefined : watch.start()), [watch, came]);
  // Before the page is painted: what may open at once never shows that it waits.
  useBrowserLayoutEffect(() => {
    if (wanted && !came) return watch.whenResting(() => setCame(true));
  }, [watch, wanted, came]);
  return { hasCome: wanted && came, come: () => setCame(true) };
}
