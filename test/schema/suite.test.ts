import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createJsonValidator } from "../../src/schema/createJsonValidator.js";
import { createValidator } from "../../src/schema/createValidator.js";
import { typeOf } from "../../src/schema/typesOf.js";

interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly {
    readonly description: string;
    readonly data: unknown;
    readonly valid: boolean;
  }[];
}

/** Whether a value is valid, and whether part of the schema was left to the server. */
type Check = (schema: unknown, value: unknown) => Promise<{ valid: boolean; partly: boolean }>;

/** What is left to the server, by why; a validator reports all of it as unchecked. */
const leftToServer = {
  "asks which properties other keywords looked at (`unevaluatedProperties`)": [
    "collect annotations inside a 'not', even if collection is disabled: annotations are still collected inside a 'not'",
    "ref creates new scope when adjacent to keywords: referenced subschema doesn't see annotations from properties",
  ],
  "refers to a document on the network, which is never followed": [
    "remote ref, containing refs itself: remote ref invalid",
  ],
  "refers by an address or a name (`$id`, `$anchor`) instead of by a place in the same schema": [
    "Recursive references between schemas: invalid tree",
    "refs with relative uris and defs: invalid on inner field",
    "refs with relative uris and defs: invalid on outer field",
    "relative refs with absolute uris and defs: invalid on inner field",
    "relative refs with absolute uris and defs: invalid on outer field",
    "$id must be resolved against nearest parent, not just immediate parent: non-number is invalid",
    "order of evaluation: $id and $ref: data is invalid against first definition",
    "order of evaluation: $id and $anchor and $ref: data is invalid against first definition",
    "order of evaluation: $id and $ref on nested schema: data is invalid against nested sibling",
    "simple URN base URI with $ref via the URN: invalid under the URN IDed schema",
    "URN base URI with URN and JSON pointer ref: a non-string is invalid",
    "URN base URI with URN and anchor ref: a non-string is invalid",
    "URN ref with nested pointer ref: a non-string is invalid",
    "ref to if: a non-integer is invalid due to the $ref",
    "ref to then: a non-integer is invalid due to the $ref",
    "ref to else: a non-integer is invalid due to the $ref",
    "ref with absolute-path-reference: an integer is invalid",
  ],
};

const asItStands: Check = async (schema, value) => {
  const { check, unchecked } = await createJsonValidator(schema);
  return { valid: check(value).length === 0, partly: unchecked.length > 0 };
};

/** The same schema with the value's own type said, as a form's fields have it. */
const typed: Check = (schema, value) =>
  asItStands(
    schema instanceof Object && !("type" in schema)
      ? { ...schema, type: typeOf(JSON.parse(JSON.stringify(value))) }
      : schema,
    value,
  );

/** The schema as that of one question, with its definitions where a requested schema has them. */
const asQuestion: Check = async (schema, answer) => {
  const $defs = schema instanceof Object && "$defs" in schema ? schema.$defs : {};
  const properties = { answer: schema };
  const validator = await createValidator({
    type: "object",
    properties,
    required: ["answer"],
    $defs,
  });
  return {
    valid: validator.check({ answer }).length === 0,
    partly: validator.unchecked.length > 0,
  };
};

/** How many tests a folder of the suite has, and which do not come out as it says. */
async function run(folder: string, check: Check) {
  const root = new URL(`suite/${folder}/`, import.meta.url);
  const groups = readdirSync(root).flatMap((file): Group[] =>
    JSON.parse(readFileSync(new URL(file, root), "utf8")),
  );
  const judged = await Promise.all(
    groups.flatMap(({ description, schema, tests }) =>
      tests.map(async (test) => ({
        name: `${description}: ${test.description}`,
        expected: test.valid,
        ...(await check(schema, test.data)),
      })),
    ),
  );
  return {
    all: judged.length,
    otherwise: judged.filter(({ expected, valid }) => expected !== valid),
  };
}

describe("the JSON Schema Test Suite, formats asserted", () => {
  it.each([
    ["as it stands", asItStands],
    ["with the type of each value said", typed],
    ["as the schema of one question", asQuestion],
  ])("agrees on all that the protocol knows, %s", async (_, check) => {
    expect(await run("protocol", check)).toEqual({ all: 544, otherwise: [] });
  });

  it("agrees on 567 of 587 beyond it, and says of the rest that it is left to the server", async () => {
    const { all, otherwise } = await run("beyond", asItStands);
    const named = Object.values(leftToServer).flat();
    expect({ all, differing: named.length }).toEqual({ all: 587, differing: 20 });
    expect(otherwise.map(({ name }) => name).sort()).toEqual(named.sort());
    expect(otherwise.filter(({ partly }) => !partly)).toEqual([]);
  });
});
