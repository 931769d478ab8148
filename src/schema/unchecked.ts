import type { JsonObject } from "../wire/protocol/json.js";

/** Why part of a schema is left to the server. */
export type UncheckedCode =
  /** The pattern is not an ECMAScript regular expression. `params.pattern` */
  | "pattern-invalid"
  /** The pattern needs what cannot be run in linear time, such as a back reference. `params.pattern` */
  | "pattern-unsupported"
  /** The pattern is too long, nests too deep, or repeats too much. `params.pattern` */
  | "pattern-too-large"
  /** The pattern engine did not load. `params.pattern` */
  | "engine-missing"
  /** The schema refers to one that is elsewhere or absent. `params.$ref` */
  | "ref-unresolved"
  /** The schema declares a dialect that is not supported. `params.$schema` */
  | "dialect-unsupported"
  /** The keyword is one that this library does not validate. `params.keyword` */
  | "keyword-unsupported"
  /** The format is one that this library does not validate. `params.format` */
  | "format-unsupported"
  /** The schema nests deeper than is read. */
  | "too-deep"
  /** Looking through the schema costs more than `limits.steps` allows; what was not reached is left. */
  | "too-large";

/** Part of a schema that a validator does not check: the server has the last word on it. */
export interface Unchecked {
  /** Why not. */
  readonly code: UncheckedCode;
  /** The property, or empty for the content as a whole. */
  readonly path: readonly string[];
  /** Details that a sentence about it may need. */
  readonly params: JsonObject;
}
