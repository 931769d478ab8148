import { describe, expect, it } from "vitest";
import { createJsonValidator } from "../../src/schema/createJsonValidator.js";

const dialects = {
  "2020-12": "https://json-schema.org/draft/2020-12/schema",
  "2019-09": "https://json-schema.org/draft/2019-09/schema",
  "draft-07": "http://json-schema.org/draft-07/schema#",
  "draft-06": "http://json-schema.org/draft-06/schema#",
} as const;

const newest = ["2020-12"];
const since2019 = ["2020-12", "2019-09"];
const since07 = [...since2019, "draft-07"];
const all = Object.keys(dialects);

/** A schema, a value that it refuses where its dialect knows the keyword, and the dialects that do. */
const cases: readonly [schema: object, value: unknown, refusedIn: readonly string[]][] = [
  [{ type: "string", minLength: 3 }, "ab", all],
  [{ oneOf: [{ const: "a", title: "A" }] }, "b", all],
  [{ items: [{ type: "string" }] }, [1], all],
  [{ prefixItems: [{ type: "string" }] }, [1], newest],
  [{ dependentRequired: { a: ["b"] } }, { a: 1 }, since2019],
  [{ contains: { type: "string" }, minContains: 2 }, ["a", 1], since2019],
  [{ contains: { type: "string" }, minContains: 0 }, [1], ["draft-07", "draft-06"]],
  [{ if: { const: 1 }, else: false }, 2, since07],
  [{ definitions: { a: true }, $ref: "#/definitions/a", minLength: 3 }, "ab", since2019],
  [{ properties: { if: { if: false, else: false } } }, { if: 1 }, since07],
];

describe.each(Object.entries(dialects))("a schema that declares %s", (dialect, $schema) => {
  it.each(cases)("is judged so: %j, %j", async (schema, value, refusedIn) => {
    const { check, unchecked } = await createJsonValidator({ $schema, ...schema });
    expect(check(value).length > 0).toBe(refusedIn.includes(dialect));
    expect(unchecked).toEqual([]);
  });
});

describe("createJsonValidator", () => {
  it.each([
    ["2019-09", { additionalItems: false }, "additionalItems"],
    ["draft-07", { dependencies: { a: ["b"] } }, "dependencies"],
    ["draft-06", { dependencies: { a: ["b"] } }, "dependencies"],
  ] as const)("says of %s that it leaves %j to the server", async (dialect, schema, keyword) => {
    const written = { properties: { list: schema } };
    const declared = await createJsonValidator({ $schema: dialects[dialect], ...written });
    expect(declared.unchecked).toEqual([
      { code: "keyword-unsupported", path: ["list"], params: { keyword } },
    ]);
    expect((await createJsonValidator(written)).unchecked).toEqual([]);
  });

  it("judges nothing by a dialect that it does not know, and says so", async () => {
    const $schema = "https://dialect.example/1";
    const { check, unchecked } = await createJsonValidator({ $schema, type: "string" });
    expect(check(1)).toEqual([]);
    expect(unchecked).toEqual([{ code: "dialect-unsupported", path: [], params: { $schema } }]);
  });
});
