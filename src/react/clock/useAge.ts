"use client";

import { useSyncExternalStore } from "react";
import { createClock } from "./createClock.js";

/** The age of something, in the largest unit that it fills. */
export interface Age {
  readonly count: number;
  readonly unit: "minute" | "hour" | "day";
}

const second = 1000;
const minute = 60 * second;

const clock = createClock(20 * second);

/** Returns how long ago a moment was, or nothing in its first minute; renders again only when that is said otherwise. */
export function useAge(at: number): Age | undefined {
  const minutes = useSyncExternalStore(
    clock.subscribe,
    () => wholeMinutes(clock.now() - at),
    () => 0,
  );
  return ageOf(minutes);
}

/** Whole minutes, hours or days, in minutes: what is said does not change in between. */
function wholeMinutes(elapsed: number): number {
  const minutes = Math.max(0, Math.floor(elapsed / minute));
  const { size } = unitOf(minutes);
  return Math.floor(minutes / size) * size;
}

function ageOf(minutes: number): Age | undefined {
  const { size, unit } = unitOf(minutes);
  return minutes === 0 ? undefined : { count: minutes / size, unit };
}

function unitOf(minutes: number): { readonly size: number; readonly unit: Age["unit"] } {
  if (minutes < 60) return { size: 1, unit: "minute" };
  return minutes < 24 * 60 ? { size: 60, unit: "hour" } : { size: 24 * 60, unit: "day" };
}
