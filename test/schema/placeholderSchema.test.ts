import { specTypeSchemas } from "@modelcontextprotocol/client";
import { ElicitRequestSchema } from "@modelcontextprotocol/sdk/types.js";
import { ElicitRequestSchema as OldestElicitRequestSchema } from "mcp-sdk-1.13/types.js";
import { describe, expect, it } from "vitest";
import { placeholderSchema } from "../../src/schema/placeholderSchema.js";

const request = {
  method: "elicitation/create" as const,
  params: { message: "Hello", requestedSchema: placeholderSchema },
};

describe("placeholderSchema", () => {
  it("passes every SDK's own check, unchanged", () => {
    expect(ElicitRequestSchema.parse(request)).toEqual(request);
    expect(OldestElicitRequestSchema.parse(request)).toEqual(request);
    expect(specTypeSchemas.ElicitRequest["~standard"].validate(request)).toMatchObject({
      value: request,
    });
  });
});
