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

  it("agrees on 703 of 706 beyond it, and lists the rest as unchecked", async () => {
    const { all, otherwise } = await run("beyond", asItStands);
    const named = Object.values(leftToServer).flat();
    expect({ all, differing: named.length }).toEqual({ all: 706, differing: 3 });
    expect(otherwise.map(({ name }) => name).sort()).toEqual(named.sort());
    expect(otherwise.filter(({ partly }) => !partly)).toEqual([]);
  });
});
