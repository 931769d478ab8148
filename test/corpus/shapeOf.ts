const said = new Set(["title", "description"]);

/** Names the shape of a schema: its type and keywords, without its texts and values. */
export function shapeOf(schema: unknown): string {
  if (typeof schema !== "object" || schema === null) return JSON.stringify(schema);
  const { type = "any", ...keywords } = Object.fromEntries(Object.entries(schema));
  const parts = Object.entries(keywords)
    .filter(([keyword]) => !said.has(keyword))
    .map(([keyword, value]) => partOf(keyword, value))
    .toSorted();
  return [type, ...parts].join(" ");
}

function partOf(keyword: string, value: unknown): string {
  if (typeof value === "string" && keyword === "format") return value;
  if (keyword === "default") return `default:${value === null ? "null" : kindOf(value)}`;
  if (keyword === "items") return `items(${shapeOf(value)})`;
  if (keyword === "anyOf" || keyword === "oneOf" || keyword === "properties") {
    const shapes = new Set(Object.values(Object(value)).map(shapeOf));
    return `${keyword}(${[...shapes].join(", ")})`;
  }
  return keyword;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : typeof value;
}
