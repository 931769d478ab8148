import { onTestFinished } from "vitest";

const passes = [
  "every",
  "filter",
  "find",
  "findIndex",
  "findLast",
  "flatMap",
  "forEach",
  "includes",
  "indexOf",
  "map",
  "reduce",
  "slice",
  "some",
  "splice",
] as const;

/**
 * Counts, from now on, the rows that any code passes over: the length of each array that a method goes through, and each
 * step of an iteration. Returns a function that stops it and gives the count.
 */
export function countSteps(): () => number {
  let steps = 0;
  const restore: (() => void)[] = [];

  const count = (
    target: object,
    name: string,
    stepsOf: (self: unknown, parameters: readonly unknown[]) => number,
  ) => {
    const descriptor = Object.getOwnPropertyDescriptor(target, name);
    const original: unknown = descriptor?.value;
    if (!descriptor || typeof original !== "function") throw new Error(`There is no ${name}.`);
    const value = function (this: unknown, ...parameters: unknown[]): unknown {
      steps += stepsOf(this, parameters);
      return Reflect.apply(original, this, parameters);
    };
    Object.defineProperty(target, name, { ...descriptor, value });
    restore.push(() => Object.defineProperty(target, name, descriptor));
  };

  for (const name of passes) count(Array.prototype, name, lengthOf);
  count(Array.prototype, "concat", (self, parameters) =>
    [self, ...parameters].reduce<number>((sum, list) => sum + lengthOf(list), 0),
  );
  for (const collection of [[], new Map(), new Set()]) {
    const iterator: unknown = Object.getPrototypeOf(collection[Symbol.iterator]());
    if (typeof iterator === "object" && iterator) count(iterator, "next", () => 1);
  }
  const restoreAll = () => {
    for (const undo of restore.splice(0)) undo();
  };
  onTestFinished(restoreAll);
  return () => {
    restoreAll();
    return steps;
  };
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) ? list.length : 0;
}
