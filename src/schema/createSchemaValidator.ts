import type { Allowance } from "../wire/protocol/allowance.js";
import { isJsonObject, type Json, type JsonObject } from "../wire/protocol/json.js";
import { atOnce, inSlices, type Sliced } from "../wire/protocol/sliced.js";
import type { SchemaCopy } from "./copySchema.js";
import type { Issue } from "./issue.js";
import {
  type LoadedPatterns,
  loadPatterns,
  type PatternEngine,
  preparePatterns,
} from "./loadPatterns.js";
import { type SchemaSurvey, surveySchema } from "./surveySchema.js";
import type { Unchecked } from "./unchecked.js";
import { type Validation, validateInSlices } from "./validation/validate.js";

/** Validates values by one schema, or by parts of it. */
export interface SchemaValidator {
  /** Validates a value by a part of the schema; paths begin with the one given. */
  readonly validateBy: (
    schema: Json,
    value: unknown,
    allowance: Allowance,
    path?: Issue["path"],
  ) => Sliced<Validation>;
  /** The demands that are left to the server. */
  readonly unchecked: readonly Unchecked[];
}

/** Makes ready what validating by a schema needs: a look through it, and its patterns. */
export async function createSchemaValidator(
  copy: SchemaCopy,
  allowance: Allowance,
): Promise<SchemaValidator> {
  const survey = await inSlices(surveySchema(documentOf(copy), allowance), allowance);
  return validatorWith(copy, survey, await loadPatterns(survey.patterns, allowance));
}

/** The same at once, with a pattern engine that has loaded already. */
export function createSchemaValidatorAtOnce(
  copy: SchemaCopy,
  allowance: Allowance,
  engine: PatternEngine,
): SchemaValidator {
  const survey = atOnce(surveySchema(documentOf(copy), allowance));
  return validatorWith(copy, survey, atOnce(preparePatterns(survey.patterns, engine, allowance)));
}

function validatorWith(
  copy: SchemaCopy,
  { unchecked }: SchemaSurvey,
  loaded: LoadedPatterns,
): SchemaValidator {
  const document = documentOf(copy);
  const isCut = copy.tooDeep.length > 0;
  return {
    validateBy: (schema, value, allowance, path) =>
      validateInSlices(
        schema,
        value,
        { document, isCut, matches: loaded.begin(allowance), allowance },
        path,
      ),
    unchecked: [
      ...copy.tooDeep.map((path): Unchecked => ({ code: "too-deep", path, params: {} })),
      ...unchecked,
      ...loaded.unchecked,
    ],
  };
}

function documentOf({ schema }: SchemaCopy): JsonObject {
  return isJsonObject(schema) ? schema : {};
}
