import { describe, expect, it } from "vitest";
import { dialectOf } from "../../../src/wire/protocol/dialect.js";
import { readElicitRequest } from "../../../src/wire/protocol/elicitRequest.js";

describe("dialectOf", () => {
  it.each([
    [undefined, "2020-12"],
    ["https://json-schema.org/draft/2020-12/schema", "2020-12"],
    ["http://json-schema.org/draft/2019-09/schema#", "2019-09"],
    ["http://json-schema.org/draft-07/schema#", "draft-07"],
    ["https://json-schema.org/draft-07/schema", "draft-07"],
    ["http://json-schema.org/draft-06/schema#", "draft-06"],
    ["http://json-schema.org/draft-04/schema#", undefined],
    ["http://json-schema.org/schema#", undefined],
    ["https://evil.example/json-schema.org/draft-07/schema", undefined],
    ["", undefined],
    [null, undefined],
    [7, undefined],
  ])("reads %j as %s", ($schema, dialect) => {
    expect(dialectOf($schema)).toBe(dialect);
  });
});

describe("readElicitRequest", () => {
  it("names the dialect that it refuses, cut short", () => {
    const $schema = `https://dialect.example/${"x".repeat(1_000)}`;
    const reading = readElicitRequest({ message: "?", requestedSchema: { $schema } });
    expect(reading).toMatchObject({
      ok: false,
      problem: expect.stringMatching(
        /^params\.requestedSchema\.\$schema names .*https:\/\/dialect\.example\/x.*draft-07/,
      ),
    });
    expect(JSON.stringify(reading).length).toBeLessThan(500);
  });
});
