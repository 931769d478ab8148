import type { Json } from "../../wire/protocol/json.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import type { Issue } from "../issue.js";
import { isSchema } from "../json.js";
import { resolveRef } from "../resolveRef.js";
import { countConstants } from "./constantOptions.js";
import type { Keywords, Place } from "./keyword.js";

/** Keywords that put schemas together. */
export const combiningKeywords: Keywords = {
  *$ref(argument, value, { document, apply }) {
    yield* apply(resolveRef(document, argument), value);
  },
  *allOf(argument, value, { apply }) {
    for (const schema of listOf(argument)) yield* apply(schema, value);
  },
  *anyOf(argument, value, place) {
    if (!Array.isArray(argument)) return;
    const options = countConstants(argument, place.spend);
    if (options && isPlain(value)) return options.has(value) ? undefined : place.fail("enum");
    const found = yield* issuesOfEach(argument, value, place);
    if (!found.some(isValid)) failClosest("anyOf", found, place);
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
    const found = yield* issuesOfEach(argument, value, place);
    const valid = found.filter(isValid).length;
    if (valid === 0) failClosest("oneOf", found, place);
    if (valid > 1) place.fail("oneOf", { actual: valid });
  },
  *not(argument, value, { issuesOf, fail }) {
    if (isSchema(argument) && (yield* issuesOf(argument, value)).length === 0) fail("not");
  },
  *if(argument, value, { schema, issuesOf, apply }) {
    if (!isSchema(argument)) return;
    const holds = (yield* issuesOf(argument, value)).length === 0;
    yield* apply(holds ? schema.then : schema.else, value);
  },
};

function* issuesOfEach(
  schemas: readonly Json[],
  value: unknown,
  { issuesOf }: Place,
): Sliced<readonly (readonly Issue[])[]> {
  const found: (readonly Issue[])[] = [];
  for (const schema of schemas) found.push(yield* issuesOf(schema, value));
  return found;
}

function isPlain(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

function isValid(issues: readonly Issue[]): boolean {
  return issues.length === 0;
}

/** Explains what is wrong by the one alternative that the value was meant for, where that is clear. */
function failClosest(code: "anyOf" | "oneOf", found: readonly (readonly Issue[])[], place: Place) {
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
