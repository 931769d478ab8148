import { isJsonObject, type Json } from "../../wire/protocol/json.js";
import { isWithin } from "../bounds.js";
import { own } from "../json.js";
import type { Keyword, Keywords, Place } from "./keyword.js";

/** Keywords for objects; a member that is `undefined` counts as absent. */
export const objectKeywords: Keywords = {
  minProperties: countMembers("minProperties"),
  maxProperties: countMembers("maxProperties"),
  required(argument, value, { spend, fail }) {
    if (!isJsonObject(value)) return;
    for (const name of namesIn(argument, spend)) {
      if (own(value, name) === undefined) fail("required", {}, name);
    }
  },
  *properties(argument, value, { apply, spend, isTired, membersOf }) {
    if (!isJsonObject(argument)) return;
    for (const [name, member] of membersOf(value)) {
      if (!spend(1)) return;
      if (isTired()) yield;
      yield* apply(own(argument, name), member, name);
    }
  },
  *patternProperties(argument, value, { apply, matches, spend, isTired, membersOf }) {
    const patterns = membersOf(argument);
    for (const [name, member] of membersOf(value)) {
      if (isTired()) yield;
      for (const [pattern, schema] of patterns) {
        if (!spend(1)) return;
        if (matches(pattern, name)) yield* apply(schema, member, name);
      }
    }
  },
  *additionalProperties(argument, value, place) {
    const { schema, matches, apply, fail, spend, isTired, membersOf } = place;
    const { properties = {}, patternProperties } = schema;
    const patterns = membersOf(patternProperties);
    const isNamed = (name: string) =>
      (isJsonObject(properties) && Object.hasOwn(properties, name)) ||
      // A pattern that cannot be run might have named it: that is left to the server.
      patterns.some(([pattern]) => !spend(1) || matches(pattern, name) !== false);
    for (const [name, member] of membersOf(value)) {
      if (!spend(1)) return;
      if (isTired()) yield;
      if (isNamed(name)) continue;
      if (argument === false) fail("additionalProperties", {}, name);
      else yield* apply(argument, member, name);
    }
  },
  *propertyNames(argument, value, { issuesOf, fail, spend, membersOf }) {
    for (const [name] of membersOf(value)) {
      if (!spend(1)) return;
      if ((yield* issuesOf(argument, name)).length > 0) fail("propertyNames", {}, name);
    }
  },
  *dependentRequired(argument, value, { fail, spend, isTired, membersOf }) {
    if (!isJsonObject(argument) || !isJsonObject(value)) return;
    for (const [name] of membersOf(value)) {
      if (!spend(1)) return;
      if (isTired()) yield;
      for (const needed of namesIn(own(argument, name), spend)) {
        if (own(value, needed) === undefined) fail("dependentRequired", { because: name }, needed);
      }
    }
  },
  *dependentSchemas(argument, value, { apply, spend, isTired, membersOf }) {
    if (!isJsonObject(argument)) return;
    for (const [name] of membersOf(value)) {
      if (!spend(1)) return;
      if (isTired()) yield;
      yield* apply(own(argument, name), value);
    }
  },
};

function countMembers(code: "minProperties" | "maxProperties"): Keyword {
  return (limit, value, { membersOf, fail }) => {
    if (typeof limit !== "number" || !isJsonObject(value)) return;
    const actual = membersOf(value).length;
    if (!isWithin(code, actual, limit)) fail(code, { limit, actual });
  };
}

function namesIn(argument: Json | undefined, spend: Place["spend"]): readonly string[] {
  if (!Array.isArray(argument) || !spend(argument.length)) return [];
  return argument.filter((name) => typeof name === "string");
}
