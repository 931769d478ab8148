/** A version of JSON Schema that is supported. */
export type Dialect = "2020-12" | "2019-09" | "draft-07" | "draft-06";

/** By address, without what varies in how people write it. */
const dialects: ReadonlyMap<string, Dialect> = new Map([
  ["json-schema.org/draft/2020-12/schema", "2020-12"],
  ["json-schema.org/draft/2019-09/schema", "2019-09"],
  ["json-schema.org/draft-07/schema", "draft-07"],
  ["json-schema.org/draft-06/schema", "draft-06"],
]);

/** The dialect that a `$schema` names, which is 2020-12 where there is none; undefined for one that is not supported. */
export function dialectOf($schema: unknown): Dialect | undefined {
  if ($schema === undefined) return "2020-12";
  if (typeof $schema !== "string") return undefined;
  return dialects.get($schema.replace(/^https?:\/\//, "").replace(/#$/, ""));
}

/** States that a schema is written in a dialect that is not supported (SPEC 93, basic/index, Implementation Requirements). */
export function findForeignDialect(
  { $schema }: { readonly $schema?: unknown },
  place: string,
): string | undefined {
  if (dialectOf($schema) !== undefined) return undefined;
  const named = JSON.stringify($schema).slice(0, 200);
  return `${place}.$schema names a dialect that this client does not support, ${named}; it supports ${[...dialects.values()].join(", ")}`;
}
