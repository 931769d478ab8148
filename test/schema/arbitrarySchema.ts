import fc, { wireJson } from "../support/fc.js";

type Schema = Record<string, unknown>;

const awkwardNames = [
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "",
  "a.b",
  "a[0]",
  "0",
  "ü",
];
const word = fc.constantFrom("red", "green", "blue", "north", "south", "ünïcode", "😀", "");
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 5 });
const small = fc.integer({ min: 0, max: 6 });
const texts = {
  title: fc.string({ maxLength: 8 }),
  description: fc.string({ maxLength: 20 }),
};

function keywords(model: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Schema> {
  return fc.record({ ...texts, ...model }, { requiredKeys: [] });
}

function of(type: string, rest: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  return rest.map((schema) => ({ type, ...schema }));
}

const text = keywords({
  minLength: small,
  maxLength: fc.integer({ min: 3, max: 300 }),
  format: fc.constantFrom("email", "uri", "date", "date-time"),
  default: word,
});

const number = keywords({
  minimum: fc.integer({ min: -5, max: 5 }),
  maximum: fc.integer({ min: 4, max: 50 }),
  default: fc.integer({ min: -9, max: 60 }),
});

const options = words.map((values) => ({
  enum: values,
}));

const titledOptions = words.map((values) => ({
  oneOf: values.map((value) => ({ const: value, title: `The ${value}` })),
}));

const items = keywords({ minItems: fc.integer({ min: 0, max: 2 }), maxItems: small });

/** Schemas of one property as the protocol defines them, all revisions together. */
const plainProperty: fc.Arbitrary<Schema> = fc.oneof(
  of("string", text),
  of("number", number),
  of("integer", number),
  of("boolean", keywords({ default: fc.boolean() })),
  of("string", options),
  of("string", titledOptions),
  of(
    "string",
    words.map((values) => ({ enum: values, enumNames: values.map((value) => `The ${value}`) })),
  ),
  of(
    "array",
    fc.tuple(items, words).map(([rest, values]) => ({
      ...rest,
      items: { type: "string", enum: values },
    })),
  ),
  of(
    "array",
    fc
      .tuple(items, titledOptions)
      .map(([rest, { oneOf }]) => ({ ...rest, items: { anyOf: oneOf } })),
  ),
);

const anyScalar = fc.oneof(word, fc.integer({ min: -3, max: 30 }), fc.boolean(), fc.constant(null));

/** Schemas of one property as generators write them: valid JSON Schema beyond the protocol's subset. */
export const generatedProperty: fc.Arbitrary<unknown> = fc.letrec<{ property: unknown }>((tie) => {
  const property = tie("property");
  return {
    property: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      plainProperty,
      plainProperty.map(({ type: _, ...untyped }) => untyped),
      plainProperty.map((schema) => ({ anyOf: [schema, { type: "null" }], default: null })),
      plainProperty.map((schema) => ({ ...schema, type: [schema.type, "null"] })),
      fc.constantFrom({ $ref: "#/$defs/Color" }, { $ref: "#/$defs/Address", title: "Where" }),
      fc.constant({ allOf: [{ $ref: "#/$defs/Color" }], default: "red" }),
      fc.uniqueArray(anyScalar, { minLength: 1, maxLength: 4 }).map((values) => ({ enum: values })),
      anyScalar.map((value) => ({ const: value })),
      fc
        .uniqueArray(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 4 })
        .map((values) => ({ type: "integer", enum: values })),
      of(
        "number",
        keywords({
          exclusiveMinimum: fc.integer({ min: -5, max: 5 }),
          exclusiveMaximum: fc.integer({ min: 3, max: 50 }),
          multipleOf: fc.constantFrom(0.01, 0.1, 1, 2.5),
        }),
      ),
      of(
        "string",
        keywords({
          pattern: fc.constantFrom(
            "^[a-z]+$",
            "\\d{2}",
            "^\\p{Lu}",
            "o|u",
            "^(?!red)\\w*$",
            "(.)\\1",
          ),
          "x-order": small,
        }),
      ),
      of("array", keywords({ items: fc.constant({ type: "string" }), uniqueItems: fc.boolean() })),
      of(
        "array",
        words.map((values) => ({ items: { enum: values } })),
      ),
      of(
        "array",
        titledOptions.map((item) => ({ items: item })),
      ),
      of(
        "array",
        property.map((item) => ({ items: item })),
      ),
      of(
        "array",
        fc.array(property, { maxLength: 2 }).map((prefixItems) => ({ prefixItems, items: false })),
      ),
      fc.array(property, { minLength: 1, maxLength: 3 }).map((anyOf) => ({ anyOf })),
      fc.array(property, { minLength: 1, maxLength: 3 }).map((oneOf) => ({ oneOf })),
      property.map((schema) => ({ not: schema })),
      of(
        "object",
        fc.record({
          properties: fc.dictionary(fc.constantFrom("street", "city", "zip"), property, {
            maxKeys: 3,
          }),
          required: fc.subarray(["street", "city"]),
          additionalProperties: fc.oneof(fc.boolean(), fc.constant({ type: "string" })),
        }),
      ),
      fc.boolean(),
    ),
  };
}).property;

const defs = {
  Color: { title: "Color", enum: ["red", "green", "blue"], type: "string" },
  Address: {
    type: "object",
    properties: { street: { type: "string" }, next: { $ref: "#/$defs/Address" } },
    required: ["street"],
  },
};

const names = fc.oneof(
  { arbitrary: fc.constantFrom("name", "size", "color", "when", "tags"), weight: 3 },
  { arbitrary: fc.constantFrom(...awkwardNames), weight: 1 },
);

function formOf(property: fc.Arbitrary<unknown>, extra: fc.Arbitrary<Schema>) {
  return fc
    .uniqueArray(fc.tuple(names, property), { maxLength: 5, selector: ([name]) => name })
    .chain((properties) =>
      fc.record({ required: fc.subarray(properties.map(([name]) => name)), extra }).map(
        ({ required, extra }): Schema => ({
          type: "object",
          properties: Object.fromEntries(properties),
          required,
          ...extra,
        }),
      ),
    );
}

/** Whole schemas as the protocol defines them. */
export const plainForm: fc.Arbitrary<Schema> = formOf(plainProperty, fc.constant({}));

/** Whole schemas as generators write them: valid JSON Schema, most of it beyond the protocol's subset. */
export const generatedForm: fc.Arbitrary<Schema> = formOf(
  generatedProperty,
  fc.record(
    {
      title: fc.string({ maxLength: 8 }),
      description: fc.string({ maxLength: 20 }),
      additionalProperties: fc.boolean(),
      minProperties: fc.integer({ min: 0, max: 2 }),
    },
    { requiredKeys: [] },
  ),
).map((schema) => ({ ...schema, $defs: defs }));

const schemaWords = fc.constantFrom(
  "type",
  "properties",
  "required",
  "items",
  "enum",
  "enumNames",
  "const",
  "anyOf",
  "oneOf",
  "allOf",
  "not",
  "$ref",
  "$defs",
  "default",
  "format",
  "pattern",
  "minLength",
  "maxItems",
  "title",
  "additionalProperties",
  "prefixItems",
  ...awkwardNames,
);
const schemaValues = fc.constantFrom<unknown>(
  "string",
  "object",
  "array",
  "null",
  "date",
  "#",
  "#/$defs/a",
  "#/properties/name",
  "https://example.com/schema.json",
  "(a+)+$",
  "[",
  -1,
  0.5,
  1e308,
  null,
  true,
  false,
  [],
  {},
);

/** Anything at all that is JSON, half of it in the words of JSON Schema: what a careless or hostile server sends. */
const anyJson: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: "medium", withCrossShrink: true },
    schemaValues,
    fc.dictionary(schemaWords, tie("value"), { maxKeys: 4 }),
    fc.array(tie("value"), { maxLength: 3 }),
    wireJson({ maxDepth: 2 }),
  ),
})).value;

/** Whole schemas with anything at all in the place of properties and of keywords. */
export const hostileForm: fc.Arbitrary<unknown> = fc.oneof(
  anyJson,
  fc
    .dictionary(names, anyJson, { maxKeys: 4 })
    .map((properties) => ({ type: "object", properties })),
  fc
    .tuple(generatedForm, anyJson, schemaWords)
    .map(([form, value, word]) => ({ ...form, [word]: value })),
);
