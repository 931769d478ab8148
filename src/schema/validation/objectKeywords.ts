import { isJsonObject, type Json } from "../../wire/protocol/json.js";
import { isWithin } from "../bounds.js";
import { unread } from "../copySchema.js";
import { own } from "../json.js";
import { verdictOf } from "./judgment.js";
import type { Keyword, Keywords, Place } from "./keyword.js";

/** Keywords for objects; a member that is `undefined` counts as absent. */
export const objectKeywords: Keywords = {
  minProperties: countMembers("minProperties"),
  maxProperties: countMembers("maxProperties"),
  required(argument, value, place) {
    if (!isJsonObject(value)) return;
    for (const name of namesIn(argument, place)) {
      if (own(value, name) === undefined) place.fail("required", {}, name);
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
  *patternProperties(argument, value, place) {
    const { apply, applyMaybe, matches, spend, isTired, membersOf } = place;
    const patterns = membersOf(argument);
    for (const [name, member] of membersOf(value)) {
      if (isTired()) yield;
      for (const [pattern, schema] of patterns) {
        if (!spend(1)) return;
        const isMatch = matches(pattern, name);
        if (isMatch === undefined) yield* applyMaybe(schema, member, name);
        else if (isMatch) yield* apply(schema, member, name);
      }
    }
  },
  *additionalProperties(argument, value, place) {
    const { schema, matches, apply, applyMaybe, fail, spend, isTired, membersOf } = place;
    const { properties = {}, patternProperties } = schema;
    const patterns = membersOf(patternProperties);
    const isNamed = (name: string): boolean | undefined => {
      if (isJsonObject(properties) && Object.hasOwn(properties, name)) return true;
      let named: boolean | undefined = false;
      for (const [pattern] of patterns) {
        const isMatch = spend(1) ? matches(pattern, name) : undefined;
        if (isMatch) return true;
        named = isMatch === undefined ? undefined : named;
      }
      return named;
    };
    for (const [name, member] of membersOf(value)) {
      if (!spend(1)) return;
      if (isTired()) yield;
      const named = isNamed(name);
      if (named) continue;
      if (named === undefined) yield* applyMaybe(argument, member, name);
      else if (argument === false) fail("additionalProperties", {}, name);
      else yield* apply(argument, member, name);
    }
  },
  *propertyNames(argument, value, { judge, fail, leaveOpen, spend, membersOf }) {
    for (const [name] of membersOf(value)) {
      if (!spend(1)) return;
      const verdict = verdictOf(yield* judge(argument, name));
      if (verdict === "invalid") fail("propertyNames", {}, name);
      if (verdict === "unknown") leaveOpen();
    }
  },
  *dependentRequired(argument, value, place) {
    const { fail, spend, isTired, membersOf } = place;
    if (!isJsonObject(argument) || !isJsonObject(value)) return;
    for (const [name] of membersOf(value)) {
      if (!spend(1)) return;
      if (isTired()) yield;
      for (const needed of namesIn(own(argument, name), place)) {
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

function namesIn(
  argument: Json | undefined,
  { spend, leaveOpen }: Pick<Place, "spend" | "leaveOpen">,
): readonly string[] {
  if (argument === unread) leaveOpen();
  if (!Array.isArray(argument) || !spend(argument.length)) return [];
  return argument.filter((name) => typeof name === "string");
}
