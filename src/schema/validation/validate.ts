import { type Allowance, createAllowance, isTired } from "../../wire/protocol/allowance.js";
import { dialectOf } from "../../wire/protocol/dialect.js";
import { isJsonObject, type Json, type JsonObject } from "../../wire/protocol/json.js";
import { atOnce, type Sliced } from "../../wire/protocol/sliced.js";
import { unread } from "../copySchema.js";
import { keywordReaderOf, uncheckedKeywordsOf } from "../dialectKeywords.js";
import type { Issue } from "../issue.js";
import { resolveRef } from "../resolveRef.js";
import { arrayKeywords } from "./arrayKeywords.js";
import { combiningKeywords } from "./combiningKeywords.js";
import { createMemory } from "./createMemory.js";
import type { Judgment } from "./judgment.js";
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
  /** Whether the document was cut where it nests too deep. @default false */
  readonly isCut?: boolean;
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

/** A validation that also returns its verdict. */
export interface JudgedValidation extends Validation, Judgment {}

/** The same a slice at a time; says whether it was given up. */
export function* validateInSlices(...judged: Parameters<typeof judgeInSlices>): Sliced<Validation> {
  const { issues, isWhole } = yield* judgeInSlices(...judged);
  return { issues, isWhole };
}

/** The same, with the verdict. */
export function* judgeInSlices(
  schema: Json | undefined,
  value: unknown,
  {
    document,
    isCut = false,
    matches = () => undefined,
    allowance = createAllowance(),
  }: ValidateOptions,
  path: Issue["path"] = [],
): Sliced<JudgedValidation> {
  let depth = 0;
  let givenUp = false;

  const spend = (steps: number): boolean => {
    allowance.left -= steps;
    givenUp ||= allowance.left < 0;
    return !givenUp;
  };
  const memory = createMemory(spend);
  const keywordsOf = keywordReaderOf(document);
  const uncheckedKeywords = uncheckedKeywordsOf(document);

  function* apply(
    written: Json | undefined,
    value: unknown,
    path: Issue["path"],
    draft: Draft,
  ): Sliced<void> {
    if (!spend(1)) return;
    if (written === false) draft.issues.push({ path, code: "never", params: {} });
    if (!isJsonObject(written)) return;
    const leaveOpen = () => {
      draft.isOpen = true;
    };
    if (written === unread) return leaveOpen();
    const schema = keywordsOf(written);
    givenUp ||= depth > deepest;
    if (givenUp) return;
    if (isTired(allowance)) yield;
    const below = (at?: string | number) => (at === undefined ? path : [...path, at]);
    const place: Place = {
      schema,
      resolve: ($ref) => resolveRef(document, $ref, written),
      path,
      isCut,
      matches,
      spend,
      isTired: () => isTired(allowance),
      ...memory,
      fail(code, params = {}, at) {
        if (spend(1)) draft.issues.push({ path: below(at), code, params });
      },
      leaveOpen,
      // oxlint-disable-next-line bounds/recursion -- `deepest` ends it: the depth is counted beside it.
      apply: (schema, value, at) => apply(schema, value, below(at), draft),
      *applyMaybe(schema, value, at) {
        // oxlint-disable-next-line bounds/recursion -- `deepest` ends it: the depth is counted beside it.
        const { issues, isOpen } = yield* judge(schema, value, below(at));
        if (isOpen || issues.length > 0) leaveOpen();
      },
      // oxlint-disable-next-line bounds/recursion -- `deepest` ends it: the depth is counted beside it.
      judge: (schema, value) => judge(schema, value, path),
      report(found) {
        if (spend(found.length)) for (const issue of found) draft.issues.push(issue);
      },
    };
    depth += 1;
    const members = memory.membersOf(schema);
    // At this depth, the copy has lost lists that other keywords depend on.
    if (members.some(([, argument]) => argument === unread)) leaveOpen();
    else
      for (const [name, argument] of members) {
        if (uncheckedKeywords.get(name)?.(value)) leaveOpen();
        const keyword = keywords.get(name);
        const more = keyword && argument !== undefined && keyword(argument, value, place);
        if (more) yield* more;
      }
    depth -= 1;
  }

  function* judge(schema: Json | undefined, value: unknown, path: Issue["path"]): Sliced<Judgment> {
    const draft: Draft = { issues: [], isOpen: false };
    // oxlint-disable-next-line bounds/recursion -- `deepest` ends it: the depth is counted beside it.
    yield* apply(schema, value, path, draft);
    return draft;
  }

  givenUp = dialectOf(document.$schema) === undefined;
  const { issues, isOpen } = yield* judge(schema, value, path);
  return { issues: givenUp ? [] : issues, isOpen: isOpen || givenUp, isWhole: !givenUp };
}

/** A judgment in the making. */
interface Draft extends Judgment {
  readonly issues: Issue[];
  isOpen: boolean;
}
