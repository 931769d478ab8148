"use client";

import { useMemo, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "./useBrowserLayoutEffect.js";

/**
 * Returns an object that stays the same while it has the same methods, and calls those of the last render. So callers may write
 * functions inline.
 */
export function useStableMethods<Methods extends object>(
  given: Methods | undefined,
): Methods | undefined {
  const latest = useRef(given);
  useBrowserLayoutEffect(() => {
    latest.current = given;
  });
  const present = given && Object.entries(given).filter(([, method]) => method !== undefined);
  const names = present?.map(([name]) => name).join("\n");
  return useMemo(() => {
    if (names === undefined) return undefined;
    const call =
      (name: string) =>
      (...parameters: never[]) => {
        const method: unknown = Reflect.get(latest.current ?? {}, name);
        return typeof method === "function" ? method(...parameters) : undefined;
      };
    // It has the methods that were given, each with its signature.
    return Object.fromEntries(
      names.split("\n").map((name) => [name, call(name)]),
    ) as unknown as Methods;
  }, [names]);
}

/** Returns the value of before while it says the same as the given one. */
export function useStableValue<Value>(
  given: Value,
  isSame: (before: Value, given: Value) => boolean,
): Value {
  const [kept, keep] = useState(given);
  if (Object.is(kept, given) || isSame(kept, given)) return kept;
  keep(given);
  return given;
}

/** Whether two lists have the same items. */
export function isSameList<Item>(
  one: readonly Item[] | undefined,
  other: readonly Item[] | undefined,
): boolean {
  return (
    one?.length === other?.length && (one?.every((item, place) => item === other?.[place]) ?? true)
  );
}

/** Whether two objects have the same members. */
export function isSameObject(
  one: object | undefined,
  other: object | undefined,
  isSame: (one: unknown, other: unknown) => boolean = Object.is,
): boolean {
  if (!one || !other) return one === other;
  const members = Object.entries(one);
  return (
    members.length === Object.keys(other).length &&
    members.every(([name, value]) => isSame(value, Reflect.get(other, name)))
  );
}
