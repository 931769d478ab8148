import type { Allowance } from "../protocol/allowance.js";
import type { Json } from "../protocol/json.js";
import { inSlices, type Sliced } from "../protocol/sliced.js";
import type { SchemaCopy } from "./copySchema.js";
import type { Issue } from "./issue.js";
import { isObject } from "./json.js";
import { type Judged, judgeSlices } from "./judge/judge.js";
import { loadPatterns } from "./loadPatterns.js";
import { surveySchema } from "./surveySchema.js";
import type { Unchecked } from "./unchecked.js";

/** Judges values by one schema, or by parts of it. */
export interface Judge {
  /** Judges a value by a part of the schema; paths begin with the one given. */
  readonly judgeBy: (
    schema: Json,
    value: unknown,
    allowance: Allowance,
    path?: Issue["path"],
  ) => Sliced<Judged>;
  /** What is left to the server. */
  readonly unchecked: readonly Unchecked[];
}

/** Makes ready what judging by a schema needs: a look through it, and its patterns. */
export async function createJudge(
  { schema, tooDeep }: SchemaCopy,
  allowance: Allowance,
): Promise<Judge> {
  const document = isObject(schema) ? schema : {};
  const { patterns, unchecked } = await inSlices(surveySchema(document, allowance), allowance);
  const loaded = await loadPatterns(patterns);
  return {
    judgeBy: (schema, value, allowance, path) =>
      judgeSlices(schema, value, { document, matches: loaded.begin(), allowance }, path),
    unchecked: [
      ...tooDeep.map((path): Unchecked => ({ code: "too-deep", path, params: {} })),
      ...unchecked,
      ...loaded.unchecked,
    ],
  };
}
