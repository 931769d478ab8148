import type { Json } from "../../wire/protocol/json.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import type { Issue } from "../issue.js";
import { isSchema } from "../json.js";
import { countConstants } from "./constantOptions.js";
import { countVerdicts, type Judgment, verdictOf } from "./judgment.js";
import type { Keywords, Place } from "./keyword.js";

/** Keywords that put schemas together. */
export const combiningKeywords: Keywords = {
  *$ref(argument, value, { resolve, apply, leaveOpen }) {
    const target = resolve(argument);
    if (target === undefined) leaveOpen();
    yield* apply(target, value);
  },
  *allOf(argument, value, { apply }) {
    for (const schema of listOf(argument)) yield* apply(schema, value);
  },
  *anyOf(argument, value, place) {
    if (!Array.isArray(argument)) return;
    const options = countConstants(argument, place.spend);
    if (options && isPlain(value)) return options.has(value) ? undefined : place.fail("enum");
    const judgments = yield* judgeEach(argument, value, place);
    const { valid, unknown } = countVerdicts(judgments);
    if (valid > 0) return;
    if (unknown > 0) place.leaveOpen();
    else failClosest("anyOf", judgments, place);
  },
  *oneOf(argument, value, place) {
    if (!Array.isArray(argument)) return;
    const options = countConstants(argument, place.spend);
    if (options && isPlain(value)) {
      const same = options.get(value) ?? 0;
      if (same === 0) place.fail("enum");
      if (same > 1) place.fail("oneOf", { actual: same });
      return;
    }
    const judgments = yield* judgeEach(argument, value, place);
    const { valid, unknown } = countVerdicts(judgments);
    if (valid > 1) place.fail("oneOf", { actual: valid });
    else if (unknown > 0) place.leaveOpen();
    else if (valid === 0) failClosest("oneOf", judgments, place);
  },
  *not(argument, value, { judge, fail, leaveOpen }) {
    if (!isSchema(argument)) return;
    const verdict = verdictOf(yield* judge(argument, value));
    if (verdict === "valid") fail("not");
    if (verdict === "unknown") leaveOpen();
  },
  *if(argument, value, place) {
    if (!isSchema(argument)) return;
    const { then: whenValid = true, else: whenInvalid = true } = place.schema;
    const verdict = verdictOf(yield* place.judge(argument, value));
    if (verdict === "valid") return yield* place.apply(whenValid, value);
    if (verdict === "invalid") return yield* place.apply(whenInvalid, value);
    const judgments = yield* judgeEach([whenValid, whenInvalid], value, place);
    const { valid, invalid } = countVerdicts(judgments);
    if (invalid === judgments.length) failClosest("anyOf", judgments, place);
    else if (valid < judgments.length) place.leaveOpen();
  },
};

function* judgeEach(
  schemas: readonly Json[],
  value: unknown,
  { judge }: Place,
): Sliced<readonly Judgment[]> {
  const judgments: Judgment[] = [];
  for (const schema of schemas) judgments.push(yield* judge(schema, value));
  return judgments;
}

function isPlain(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

/** Records the issues of the one alternative that the value was meant for, if only one comes close. */
function failClosest(code: "anyOf" | "oneOf", judgments: readonly Judgment[], place: Place) {
  const found = judgments.map(({ issues }) => issues);
  const otherwise = found.map((issues) =>
    issues.filter((issue) => issue.path.length === place.path.length && isMismatch(issue)),
  );
  const [meant, ...others] = found.filter((_, index) => otherwise[index]?.length === 0);
  const mismatches = otherwise.flat();
  if (meant && others.length === 0) place.report(meant);
  else if (meant) place.fail(code);
  else if (mismatches.every((issue) => issue.code === "type")) {
    place.fail("type", { expected: mismatches.flatMap((issue) => issue.params.expected ?? []) });
  } else if (mismatches.some((issue) => issue.code !== "type")) place.fail("enum");
}

/** Whether an issue says that the value is of another kind altogether. */
function isMismatch({ code }: Issue): boolean {
  return code === "type" || code === "const" || code === "enum" || code === "never";
}

function listOf(argument: Json): readonly Json[] {
  return Array.isArray(argument) ? argument : [];
}
