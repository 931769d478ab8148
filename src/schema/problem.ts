import type { JsonObject } from "../wire/protocol/json.js";

/** The code of a problem of a requested schema. */
export type ProblemCode =
  /** No object satisfies the schema, and the content of an answer is always an object. */
  | "root-not-object"
  /** The schema has more parts, or more properties, than a form can show; nothing of it is read. */
  | "too-large"
  /** The schema nests deeper than is read; what lies below is left to the server. */
  | "too-deep"
  /** A schema that is neither an object nor a boolean. */
  | "schema-malformed"
  /** A keyword has a value that JSON Schema does not allow for it; it is ignored. `params.keyword` */
  | "keyword-malformed"
  /** A type that does not exist. `params.type` */
  | "type-unknown"
  /** No value satisfies the schema. */
  | "never-valid"
  /** The schema refers to one that is elsewhere, absent, or itself. `params.$ref` */
  | "ref-unresolved"
  /** A property is required but not described. */
  | "required-undescribed"
  /** The schema allows alternatives that the field does not offer. */
  | "alternatives-narrowed"
  /** `enumNames` has not one name for each option; its names are ignored. */
  | "enum-names-mismatch"
  /** A default or options beyond ±(2⁵³ − 1) are left out, because parsing may have rounded them. */
  | "number-rounded"
  /** Options are ignored because no answer can be one of them. `params.count` */
  | "options-dropped"
  /**
   * The default is ignored. `params.reason`: `"null"`, or `"invalid"` by the rules that the field itself states
   * (type, options, length, bounds, items, date, the look of an address). What else the schema asks for is left to the validator.
   */
  | "default-dropped";

/** One thing that is wrong with a requested schema, as data: words for it are a catalogue's business. */
export interface Problem {
  /** The code of the problem. */
  readonly code: ProblemCode;
  /** The property's name, or empty for the schema as a whole. */
  readonly path: readonly string[];
  /** Details that a sentence about it may need. */
  readonly params: JsonObject;
  /**
   * `"blocks"`: no accept can be valid. `"hides"`: an optional property cannot be shown, but the rest can
   * be answered. `"note"`: something was put right or ignored, and nothing is lost to the person.
   */
  readonly severity: "blocks" | "hides" | "note";
}

/** A problem that costs the person nothing. */
export function note(
  code: ProblemCode,
  path: Problem["path"],
  params: Problem["params"] = {},
): Problem {
  return { code, path, params, severity: "note" };
}
