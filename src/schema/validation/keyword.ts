import type { Json, JsonObject } from "../../wire/protocol/json.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import type { Issue, IssueCode } from "../issue.js";
import type { Schema } from "../json.js";
import type { Judgment } from "./judgment.js";

/** One schema applied to one value: what a keyword may ask and do there. */
export interface Place {
  /** The schema that the keyword stands in. */
  readonly schema: JsonObject;
  /** Returns the schema that a reference of this schema points at. */
  readonly resolve: ($ref: Json) => Schema | undefined;
  /** Whether the document was cut where it nests too deep. */
  readonly isCut: boolean;
  /** Where the value is. */
  readonly path: Issue["path"];
  /** States that the value is wrong, or that what lies `at` below it is. */
  fail(code: IssueCode, params?: Issue["params"], at?: string | number): void;
  /** Validates a value by a schema here, or `at` below. */
  apply(schema: Json | undefined, value: unknown, at?: string | number): Sliced<void>;
  /** Validates a value by a schema that might not apply here: an issue leaves the value open. */
  applyMaybe(schema: Json | undefined, value: unknown, at?: string | number): Sliced<void>;
  /** Validates a value by a schema, without recording the result. */
  judge(schema: Json | undefined, value: unknown): Sliced<Judgment>;
  /** Records that part of the schema was not checked, and might make the value invalid. */
  leaveOpen(): void;
  /** Records the issues of a judgment. */
  report(issues: readonly Issue[]): void;
  /** Takes so many steps from the allowance; false when there is none left, and the work may stop. */
  spend(steps: number): boolean;
  /** Whether it is time for a rest; a keyword that goes through much on its own rests then. */
  isTired(): boolean;
  /** The members of an object, those that are `undefined` aside; none where there is no work left. */
  membersOf(value: unknown): readonly (readonly [string, Json | undefined])[];
  /** One text for all the ways to write the same JSON. */
  canonical(value: unknown): string;
  /** Whether a text matches a pattern; `undefined` where the pattern cannot be run. */
  matches(pattern: string, text: string): boolean | undefined;
}

/** Validates a value by one keyword, at once or a slice at a time; an argument that JSON Schema does not allow is ignored. */
export type Keyword = (argument: Json, value: unknown, place: Place) => Sliced<void> | void;

/** Keywords by name. */
export type Keywords = Readonly<Record<string, Keyword>>;
