import type { Json, JsonObject } from "mcp-host-ui/schema";

/** A schema that an SDK refuses before any handler hears of it, and an answer to it. */
export interface RefusedForm {
  readonly name: string;
  readonly requestedSchema: JsonObject;
  readonly content: Readonly<Record<string, Json>>;
}

const object = (properties: JsonObject, rest: JsonObject = {}): JsonObject => ({
  type: "object",
  properties,
  ...rest,
});

/** Schemas that real generators send, with answers that SDKs refuse too. */
export const refusedForms: readonly RefusedForm[] = [
  {
    name: "anyOf with null",
    requestedSchema: object({ plan: { anyOf: [{ type: "string" }, { type: "null" }] } }),
    content: { plan: null },
  },
  {
    name: "a default of null",
    requestedSchema: object({ plan: { type: "string", default: null } }),
    content: { plan: "basic" },
  },
  {
    name: "a free array",
    requestedSchema: object({ tags: { type: "array", items: { type: "string" } } }),
    content: { tags: ["a", "b"] },
  },
  {
    name: "items.enum without a type",
    requestedSchema: object({ tags: { type: "array", items: { enum: ["a", "b"] } } }),
    content: { tags: ["b"] },
  },
  {
    name: "$ref into $defs",
    requestedSchema: object(
      { size: { $ref: "#/$defs/Size" } },
      { $defs: { Size: { type: "string", enum: ["S", "M"] } } },
    ),
    content: { size: "M" },
  },
  {
    name: "a nested object",
    requestedSchema: object({
      address: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
    }),
    content: { address: { city: "Lisbon" } },
  },
  {
    name: "an array of objects",
    requestedSchema: object({
      guests: {
        type: "array",
        items: { type: "object", properties: { age: { type: "integer" } } },
      },
    }),
    content: { guests: [{ age: 30 }, { age: 5 }] },
  },
  {
    name: "a root without a type",
    requestedSchema: { properties: { city: { type: "string" } } },
    content: { city: "Lisbon" },
  },
  { name: "a root without properties", requestedSchema: { type: "object" }, content: {} },
  {
    name: "a property without a type",
    requestedSchema: object({ size: { enum: ["S", 42, null] } }),
    content: { size: null },
  },
  {
    name: "a list of types",
    requestedSchema: object({ plan: { type: ["string", "null"] } }),
    content: { plan: null },
  },
  {
    name: "an unknown format",
    requestedSchema: object({ id: { type: "string", format: "uuid" } }),
    content: { id: "0b0d5c2e-52d4-4a7e-9f0a-3b1c2d4e5f60" },
  },
  {
    name: "a default of the wrong type",
    requestedSchema: object({ count: { type: "integer", default: "many" } }),
    content: { count: 3 },
  },
];
