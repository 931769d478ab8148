import { isJsonObject } from "./json.js";

/** Looks at a value from the wire; returns one sentence about the first thing that is wrong with it, or `undefined` if all is well. */
export type WireShape = (value: unknown, path: string) => string | undefined;

/** Any string. */
export const text: WireShape = (value, path) =>
  typeof value === "string" ? undefined : `${path} must be a string`;

/** A boolean. */
export const flag: WireShape = (value, path) =>
  typeof value === "boolean" ? undefined : `${path} must be true or false`;

/** Any object. */
export const anyObject: WireShape = (value, path) =>
  isJsonObject(value) ? undefined : `${path} must be an object`;

/** Any number that JSON can carry, within bounds if there are some. */
export function number(least: number = -Infinity, most: number = Infinity): WireShape {
  const range = least === -Infinity ? "" : ` between ${least} and ${most}`;
  return (value, path) =>
    Number.isFinite(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : `${path} must be a number${range}`;
}

/** One of these strings. */
export function oneOf(...words: readonly string[]): WireShape {
  return oneOfList(words);
}

function oneOfList(words: readonly string[]): WireShape {
  return (value, path) =>
    words.some((word) => word === value)
      ? undefined
      : `${path} must be ${words.map((word) => `"${word}"`).join(" or ")}`;
}

/** Something that may be absent. */
export function optional(shape: WireShape): WireShape {
  return (value, path) => (value === undefined ? undefined : shape(value, path));
}

/** A list of things of one shape. */
export function listOf(shape: WireShape): WireShape {
  return (value, path) => {
    if (!Array.isArray(value)) return `${path} must be a list`;
    for (const [index, item] of value.entries()) {
      const problem = shape(item, `${path}[${index}]`);
      if (problem) return problem;
    }
    return undefined;
  };
}

/** An object with these keys; others are nobody's business. */
export function objectOf(shapes: Readonly<Record<string, WireShape>>): WireShape {
  return (value, path) => {
    if (!isJsonObject(value)) return `${path} must be an object`;
    for (const [key, shape] of Object.entries(shapes)) {
      const problem = shape(value[key], `${path}.${key}`);
      if (problem) return problem;
    }
    return undefined;
  };
}

/** An object whose `type` says which of these shapes it has. */
export function byType(shapes: Readonly<Record<string, WireShape>>): WireShape {
  const kinds = Object.entries(shapes);
  const known = oneOfList(kinds.map(([type]) => type));
  return (value, path) => {
    if (!isJsonObject(value)) return `${path} must be an object`;
    const kind = kinds.find(([type]) => type === value.type);
    return kind ? kind[1](value, path) : known(value.type, `${path}.type`);
  };
}
