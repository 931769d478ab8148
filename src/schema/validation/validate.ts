import { type Allowance, createAllowance, isTired } from "../../wire/protocol/allowance.js";
import { dialectOf } from "../../wire/protocol/dialect.js";
import { isJsonObject, type Json, type JsonObject } from "../../wire/protocol/json.js";
import { atOnce, type Sliced } from "../../wire/protocol/sliced.js";
import { keywordReaderOf } from "../dialectKeywords.js";
import type { Issue } from "../issue.js";
import { arrayKeywords } from "./arrayKeywords.js";
import { combiningKeywords } from "./combiningKeywords.js";
import { createMemory } from "./createMemory.js";
import type { Place } from "./keyword.js";
import { numberKeywords } from "./numberKeywords.js";
import { objectKeywords } from "./objectKeywords.js";
import { textKeywords } from "./textKeywords.js";
import { valueKeywords } from "./valueKeywords.js";

const deepest = 250;

const keywords = new Map(
  [
    valueKeywords,
    textKeywords,
    numberKeywords,
    arrayKeywords,
    objectKeywords,
    combiningKeywords,
  ].flatMap((group) => Object.entries(group)),
);

/** Options for validating a value by a schema. */
export interface ValidateOptions {
  /** The document that local references point into. */
  readonly document: JsonObject;
  /** Runs a pattern; without it, patterns are left to the server. */
  readonly matches?: Place["matches"];
  /** The allowance for the work, if several validations share one. */
  readonly allowance?: Allowance;
}

/** The result of validating a value. */
export interface Validation {
  /** The issues; none if validating was given up. */
  readonly issues: readonly Issue[];
  /** Whether all was validated; false where that nests too deep or costs more than is allowed, and the server has to. */
  readonly isWhole: boolean;
}

/**
 * Validates a value by a schema as the dialect of JSON Schema does that its document declares, by default 2020-12.
 * A validation that nests too deep or takes too many steps is left to the server, and so is one by a dialect that is not
 * supported: it finds nothing.
 */
export function validate(
  schema: Json | undefined,
  value: unknown,
  options: ValidateOptions,
  path?: Issue["path"],
): readonly Issue[] {
  return atOnce(validateInSlices(schema, value, options, path)).issues;
}

/** The same a slice at a time; says whether it was given up. */
export function* validateInSlices(
  schema: Json | undefined,
  value: unknown,
  { document, matches = () => undefined, allowance = createAllowance() }: ValidateOptions,
  path: Issue["path"] = [],
): Sliced<Validation> {
  let depth = 0;
  let givenUp = false;

  const spend = (steps: number): boolean => {
    allowance.left -= steps;
    givenUp ||= allowance.left < 0;
    return !givenUp;
  };
  const memory = createMemory(spend);
  const keywordsOf = keywordReaderOf(document);

  function* apply(
    written: Json | undefined,
    value: unknown,
    path: Issue["path"],
    issues: Issue[],
  ): Sliced<void> {
    if (!spend(1)) return;
    if (written === false) issues.push({ path, code: "never", params: {} });
    if (!isJsonObject(written)) return;
    const schema = keywordsOf(written);
    givenUp ||= depth > deepest;
    if (givenUp) return;
    if (isTired(allowance)) yield;
    const below = (at?: string | number) => (at === undefined ? path : [...path, at]);
    const place: Place = {
      schema,
      document,
      path,
      matches,
      spend,
      isTired: () => isTired(allowance),
      ...memory,
      fail(code, params = {}, at) {
        if (spend(1)) issues.push({ path: below(at), code, params });
      },
      // oxlint-disable-next-line bounds/recursion -- `deepest` ends it: the depth is counted beside it.
      apply: (schema, value, at) => apply(schema, value, below(at), issues),
      *issuesOf(schema, value) {
        const found: Issue[] = [];
        // oxlint-disable-next-line bounds/recursion -- `deepest` ends it: the depth is counted beside it.
        yield* apply(schema, value, path, found);
        return found;
      },
      report(found) {
        if (spend(found.length)) for (const issue of found) issues.push(issue);
      },
    };
    depth += 1;
    for (const [name, argument] of memory.membersOf(schema)) {
      const keyword = keywords.get(name);
      const more = keyword && argument !== undefined && keyword(argument, value, place);
      if (more) yield* more;
    }
    depth -= 1;
  }

  const issues: Issue[] = [];
  givenUp = dialectOf(document.$schema) === undefined;
  yield* apply(schema, value, path, issues);
  return { issues: givenUp ? [] : issues, isWhole: !givenUp };
}
