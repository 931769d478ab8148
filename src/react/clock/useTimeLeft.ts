"use client";

import { useMemo, useSyncExternalStore } from "react";
import { createCountdown, type TimeLeft } from "./createCountdown.js";

/** Returns how much time is left until a deadline, in steps that are worth telling; `undefined` once it has passed. */
export function useTimeLeft(deadline: number): TimeLeft | undefined {
  const countdown = useMemo(() => createCountdown(deadline), [deadline]);
  return useSyncExternalStore(countdown.subscribe, countdown.getState, () => undefined);
}
