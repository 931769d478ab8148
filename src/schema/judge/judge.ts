import type { Json, JsonObject } from "../../protocol/json.js";
import type { Issue } from "../issue.js";
import { isObject } from "../json.js";
import { arrayKeywords } from "./arrayKeywords.js";
import { combiningKeywords } from "./combiningKeywords.js";
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
  /** How many schemas may be applied, where several judgements share the work. */
  readonly allowance?: { left: number };
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

  const apply = (
    schema: Json | undefined,
    value: unknown,
    path: Issue["path"],
    issues: Issue[],
  ): void => {
    allowance.left -= 1;
    if (schema === false) issues.push({ path, code: "never", params: {} });
    if (!isObject(schema)) return;
    givenUp ||= allowance.left < 0 || depth > deepest;
    if (givenUp) return;
    const below = (at?: string | number) => (at === undefined ? path : [...path, at]);
    const place: Place = {
      schema,
      document,
      path,
      matches,
      fail: (code, params = {}, at) => issues.push({ path: below(at), code, params }),
      apply: (schema, value, at) => apply(schema, value, below(at), issues),
      issuesOf(schema, value) {
        const found: Issue[] = [];
        apply(schema, value, path, found);
        return found;
      },
      report: (found) => issues.push(...found),
    };
    depth += 1;
    for (const [name, argument] of Object.entries(schema)) {
      const keyword = keywords.get(name);
      if (keyword && argument !== undefined) keyword(argument, value, place);
    }
    depth -= 1;
  };

  const issues: Issue[] = [];
  apply(schema, value, path, issues);
  return givenUp ? [] : issues;
}
