import { isJsonObject, type Json } from "../../wire/protocol/json.js";
import { typesOf } from "../typesOf.js";
import type { Keywords, Place } from "./keyword.js";

/** Keywords for values of any type. */
export const valueKeywords: Keywords = {
  type(argument, value, { spend, fail }) {
    if (Array.isArray(argument) && !spend(argument.length)) return;
    const expected = typesOf(argument).filter((type) => Object.hasOwn(types, type));
    if (expected.length > 0 && !expected.some((type) => types[type]?.(value))) {
      fail("type", { expected });
    }
  },
  const(argument, value, place) {
    if (isSame(argument, value, place.canonical)) return;
    if (mayBeCut(value, place)) place.leaveOpen();
    else place.fail("const", { expected: argument });
  },
  enum(argument, value, place) {
    if (!Array.isArray(argument) || isOption(argument, value, place)) return;
    if (mayBeCut(value, place)) place.leaveOpen();
    else place.fail("enum");
  },
};

/** Whether the constant that a value differs from may have lost its deepest parts. */
function mayBeCut(value: unknown, { isCut }: Place): boolean {
  return isCut && isContainer(value);
}

/** The plain values of lists of options that were looked through before: a list of answers asks again for each item. */
const plainOptions = new WeakMap<readonly Json[], ReadonlySet<unknown>>();

function isOption(options: readonly Json[], value: unknown, { spend, canonical }: Place): boolean {
  if (typeof value === "object" && value !== null)
    return spend(options.length) && options.some((option) => isSame(option, value, canonical));
  let plain = plainOptions.get(options);
  if (!plain) {
    spend(options.length);
    plain = new Set<unknown>(options);
    plainOptions.set(options, plain);
  }
  return plain.has(value);
}

/** Whether two values are the same JSON, whatever the order of their keys. */
function isSame(first: unknown, second: unknown, canonical: Place["canonical"]): boolean {
  return (
    first === second ||
    (isContainer(first) && isContainer(second) && canonical(first) === canonical(second))
  );
}

function isContainer(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
  array: Array.isArray,
  object: isJsonObject,
};
