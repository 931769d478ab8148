import type { Json, JsonObject } from "../../protocol/json.js";
import type { Issue } from "../issue.js";
import { isObject } from "../json.js";
import type { Work } from "../work.js";
import { arrayKeywords } from "./arrayKeywords.js";
import { combiningKeywords } from "./combiningKeywords.js";
import { createMemory } from "./createMemory.js";
import type { Place } from "./keyword.js";
import { numberKeywords } from "./numberKeywords.js";
import { objectKeywords } from "./objectKeywords.js";
import { textKeywords } from "./textKeywords.js";
import { valueKeywords } from "./valueKeywords.js";

const deepest = 250;
const mostSteps = 200_000;

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

/** What a judgement needs beside a schema and a value. */
export interface JudgeOptions {
  /** The document that local references point into. */
  readonly document: JsonObject;
  /** Runs a pattern; without it, patterns are left to the server. */
  readonly matches?: Place["matches"];
  /** How many steps it may take, where several judgements share the work. */
  readonly allowance?: Work;
}

/**
 * Judges a value by a schema as JSON Schema 2020-12 does.
 * A judgement that nests too deep or takes too many steps is left to the server: it finds nothing.
 */
export function judge(
  schema: Json | undefined,
  value: unknown,
  { document, matches = () => undefined, allowance = { left: mostSteps } }: JudgeOptions,
  path: Issue["path"] = [],
): readonly Issue[] {
  let depth = 0;
  let givenUp = false;

  const spend = (steps: number): boolean => {
    allowance.left -= steps;
    givenUp ||= allowance.left < 0;
    return !givenUp;
  };
  const memory = createMemory(spend);

  const apply = (
    schema: Json | undefined,
    value: unknown,
    path: Issue["path"],
    issues: Issue[],
  ): void => {
    if (!spend(1)) return;
    if (schema === false) issues.push({ path, code: "never", params: {} });
    if (!isObject(schema)) return;
    givenUp ||= depth > deepest;
    if (givenUp) return;
    const below = (at?: string | number) => (at === undefined ? path : [...path, at]);
    const place: Place = {
      schema,
      document,
      path,
      matches,
      spend,
      ...memory,
      fail(code, params = {}, at) {
        if (spend(1)) issues.push({ path: below(at), code, params });
      },
      // oxlint-disable-next-line bounds/recursion -- `deepest` ends it: the depth is counted beside it.
      apply: (schema, value, at) => apply(schema, value, below(at), issues),
      issuesOf(schema, value) {
        const found: Issue[] = [];
        // oxlint-disable-next-line bounds/recursion -- `deepest` ends it: the depth is counted beside it.
        apply(schema, value, path, found);
        return found;
      },
      report(found) {
        if (spend(found.length)) for (const issue of found) issues.push(issue);
      },
    };
    depth += 1;
    for (const [name, argument] of memory.membersOf(schema)) {
      const keyword = keywords.get(name);
      if (keyword && argument !== undefined) keyword(argument, value, place);
    }
    depth -= 1;
  };

  const issues: Issue[] = [];
  apply(schema, value, path, issues);
  return givenUp ? [] : issues;
}
