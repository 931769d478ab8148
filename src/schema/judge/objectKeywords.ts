import type { Json } from "../../protocol/json.js";
import { isObject, own } from "../json.js";
import { atLeast, atMost } from "./bounds.js";
import type { Keywords } from "./keyword.js";

/** Keywords for objects; a member that is `undefined` counts as absent. */
export const objectKeywords: Keywords = {
  minProperties: atLeast("minProperties", countMembers),
  maxProperties: atMost("maxProperties", countMembers),
  required(argument, value, { fail }) {
    if (!isObject(value)) return;
    for (const name of namesIn(argument)) {
      if (own(value, name) === undefined) fail("required", {}, name);
    }
  },
  properties(argument, value, { apply }) {
    if (!isObject(argument)) return;
    for (const [name, member] of membersOf(value)) apply(own(argument, name), member, name);
  },
  patternProperties(argument, value, { apply, matches }) {
    if (!isObject(argument)) return;
    for (const [name, member] of membersOf(value)) {
      for (const [pattern, schema] of Object.entries(argument)) {
        if (matches(pattern, name)) apply(schema, member, name);
      }
    }
  },
  additionalProperties(argument, value, { schema, matches, apply, fail }) {
    const { properties = {}, patternProperties = {} } = schema;
    const isNamed = (name: string) =>
      (isObject(properties) && Object.hasOwn(properties, name)) ||
      // A pattern that cannot be run might have named it: that is left to the server.
      Object.keys(patternProperties ?? {}).some((pattern) => matches(pattern, name) !== false);
    for (const [name, member] of membersOf(value)) {
      if (isNamed(name)) continue;
      if (argument === false) fail("additionalProperties", {}, name);
      else apply(argument, member, name);
    }
  },
  propertyNames(argument, value, { issuesOf, fail }) {
    for (const [name] of membersOf(value)) {
      if (issuesOf(argument, name).length > 0) fail("propertyNames", {}, name);
    }
  },
  dependentRequired(argument, value, { fail }) {
    if (!isObject(argument) || !isObject(value)) return;
    for (const [name] of membersOf(value)) {
      for (const needed of namesIn(own(argument, name))) {
        if (own(value, needed) === undefined) fail("dependentRequired", { because: name }, needed);
      }
    }
  },
  dependentSchemas(argument, value, { apply }) {
    if (!isObject(argument)) return;
    for (const [name] of membersOf(value)) apply(own(argument, name), value);
  },
};

function membersOf(value: unknown): [string, Json | undefined][] {
  return isObject(value) ? Object.entries(value).filter(([, member]) => member !== undefined) : [];
}

function countMembers(value: unknown): number | undefined {
  return isObject(value) ? membersOf(value).length : undefined;
}

function namesIn(argument: Json | undefined): readonly string[] {
  return Array.isArray(argument) ? argument.filter((name) => typeof name === "string") : [];
}
