const list = <Item>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));
const named = <Value>(count: number, value: (index: number) => Value) =>
  Object.fromEntries(list(count, (index) => [`p${index}`, value(index)]));
const option = (index: number) => ({ const: `o${index}`, title: `Option ${index}` });

/** Schemas that are as large as the limits allow, each in another direction. */
export const schemaGiants: Readonly<Record<string, () => object>> = {
  "a root of 9,999 one-key members": () => ({
    allOf: list(9_999, (index) => ({ [`k${index}`]: 1 })),
  }),
  "999 properties merged at the root": () => ({
    allOf: list(999, (index) => ({ properties: { [`p${index}`]: { type: "string" } } })),
  }),
  "999 fields": () => ({
    properties: named(999, (index) => ({
      type: "string",
      title: `Field ${index}`,
      description: `What it is for: ${index}`,
    })),
  }),
  "999 fields with 130 hidden runs each": () => ({
    properties: named(999, () => ({ type: "string", title: "a\u200b".repeat(130) })),
  }),
  "16,000 options, all of them titled": () => ({
    properties: named(4, () => ({ type: "array", items: { anyOf: list(4_000, option) } })),
  }),
  "9,999 options of one field": () => ({
    properties: { it: { type: "string", enum: list(9_999, String) } },
  }),
  "one definition that asks about null 200,000 times": () => ({
    $defs: {
      many: { anyOf: list(2_000, () => ({ type: "string" })) },
    },
    properties: { it: { anyOf: list(100, () => ({ $ref: "#/$defs/many" })) } },
  }),
  "2,000 addresses, each referred to by another": () => ({
    $id: `https://example.com/${"a/".repeat(100)}`,
    $defs: named(2_000, (index) => ({ $id: `p${index}`, $ref: `p${index + 1}` })),
    properties: { it: { $ref: "p0", type: "string" } },
  }),
  "descriptions of 900 kB": () => ({
    properties: named(180, () => ({ type: "string", description: "x y z ".repeat(830) })),
  }),
  "a default of 100,000 characters": () => ({
    properties: { it: { type: "string", default: "Dear all,\n".repeat(10_000) } },
  }),
  "a list of 500 suggestions": () => ({
    properties: { it: { type: "array", items: { type: "string" }, default: list(500, String) } },
  }),
};
