import { isObject } from "../json.js";
import { sameJson } from "../sameJson.js";
import { typesOf } from "../typesOf.js";
import type { Keywords } from "./keyword.js";

/** Keywords for values of any type. */
export const valueKeywords: Keywords = {
  type(argument, value, { fail }) {
    const expected = typesOf(argument).filter((type) => Object.hasOwn(types, type));
    if (expected.length > 0 && !expected.some((type) => types[type]?.(value))) {
      fail("type", { expected });
    }
  },
  const(argument, value, { fail }) {
    if (!sameJson(argument, value)) fail("const", { expected: argument });
  },
  enum(argument, value, { fail }) {
    if (Array.isArray(argument) && !argument.some((option) => sameJson(option, value))) {
      fail("enum");
    }
  },
};

const types: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === "boolean",
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
};
