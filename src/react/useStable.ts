"use client";

import { useState } from "react";
import { useBrowserLayoutEffect } from "./useBrowserLayoutEffect.js";

/** The depth to which options and messages are compared. Anything deeper is compared by identity. */
const levels = 5;

/**
 * Returns options that stay the same object while they say the same. Their functions call those of the last render, so callers
 * may write every value inline.
 */
export function useStableOptions<Options extends object>(given: Options): Options {
  const [latest] = useState(() => createLatest(given));
  useBrowserLayoutEffect(() => latest.write(given));
  const [kept, keep] = useState(() => ({ given, stable: stableCopy(given, latest.read) }));
  if (saysSame(kept.given, given)) return kept.stable;
  const next = { given, stable: stableCopy(given, latest.read) };
  keep(next);
  return next.stable;
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

/** Whether two values have the same members, lists and objects within them included. Functions say the same. */
export function saysSame(
  one: unknown,
  other: unknown,
  isSame: (one: unknown, other: unknown) => boolean = areFunctions,
  depth: number = levels,
): boolean {
  if (Object.is(one, other) || isSame(one, other)) return true;
  if (depth === 0 || !isPlain(one) || !isPlain(other)) return false;
  const members = givenMembers(one);
  return (
    Array.isArray(one) === Array.isArray(other) &&
    members.length === givenMembers(other).length &&
    members.every(([name, value]) => saysSame(value, Reflect.get(other, name), isSame, depth - 1))
  );
}

/** A copy in which each function calls the one at the same place of the latest value. */
function stableCopy<Value>(value: Value, latest: () => unknown, depth: number = levels): Value {
  if (depth === 0 || !isPlain(value)) return value;
  const copies = givenMembers(value).map(([name, member]) => {
    const read = () => Reflect.get(Object(latest()), name);
    const call = (...parameters: unknown[]) => read()?.(...parameters);
    return [name, typeof member === "function" ? call : stableCopy(member, read, depth - 1)];
  });
  const copy = Array.isArray(value)
    ? copies.map(([, member]) => member)
    : Object.fromEntries(copies);
  // It has the members of the value, each of its type.
  return copy as Value;
}

/** The members that have a value. */
function givenMembers(value: object): [string, unknown][] {
  return Object.entries(value).filter(([, member]) => member !== undefined && member !== null);
}

function areFunctions(one: unknown, other: unknown): boolean {
  return typeof one === "function" && typeof other === "function";
}

/** Whether a value is a list or an object of options, and no instance of a class. */
function isPlain(value: unknown): value is object {
  if (Array.isArray(value)) return true;
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Holds a value that functions read when they are called. */
function createLatest<Value>(value: Value) {
  return {
    read: () => value,
    write(next: Value) {
      value = next;
    },
  };
}
