import { type Allowance, isTired } from "../../wire/protocol/allowance.js";
import { isJsonObject, type Json, type JsonObject } from "../../wire/protocol/json.js";
import type { RequestLimits } from "../../wire/protocol/requestLimits.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import { copySlices, type SchemaCopy } from "../copySchema.js";
import { note, type Problem } from "../problem.js";
import { knownTypes } from "../typesOf.js";
import { createNullReader, type NullReader } from "./createNullReader.js";
import { textsOf, wordsIn } from "./keywordValues.js";
import { createShapeReader, isShape, type Shape, type ShapeReader } from "./readShape.js";

/** One property that an answer may or must have. */
export interface Property {
  readonly name: string;
  /** The server's schema for it, whatever that is. */
  readonly schema: Json;
  readonly required: boolean;
}

/** A requested schema taken apart. */
export interface RequestedForm {
  readonly copy: SchemaCopy;
  /** The document that local references point into. */
  readonly document: JsonObject;
  readonly properties: readonly Property[];
  readonly problems: readonly Problem[];
  readonly readShape: ShapeReader;
  readonly acceptsNull: NullReader;
  /** Whether a schema refers to another, at any depth. */
  readonly refers: (schema: JsonObject) => boolean;
  /** The allowance for reading it. */
  readonly allowance: Allowance;
  readonly texts: { readonly title?: string; readonly description?: string };
}

/** Takes a requested schema apart into its properties, in the server's order. */
export function* readForm(requestedSchema: unknown, allowance: Allowance): Sliced<RequestedForm> {
  const copy = yield* copySlices(requestedSchema, allowance);
  const blocked = (problem: Problem): RequestedForm => ({
    copy,
    allowance,
    document: {},
    readShape: createShapeReader({}, allowance),
    acceptsNull: createNullReader({}, allowance),
    refers: () => false,
    properties: [],
    texts: {},
    problems: [problem],
  });
  if (copy.tooLarge) return blocked(tooLarge("values"));
  // `true` allows any content, as the empty schema does.
  const document = copy.schema === true ? {} : copy.schema;
  if (!document) return blocked(blocking("root-not-object"));

  const readShape = createShapeReader(document, allowance);
  const root = yield* readShape(document);
  if (allowance.left < 0) return blocked(tooLarge("steps"));
  if (!isShape(root)) return blocked(blocking(root.code, root.params));
  const { keywords } = root;
  const types = knownTypes(keywords.type);
  if (types.length > 0 && !types.includes("object")) return blocked(blocking("root-not-object"));

  const required = new Set(textsOf(keywords.required));
  const schemas = schemasIn(root);
  const undescribed = [...required].filter((name) => !schemas.has(name));
  for (const name of undescribed) schemas.set(name, keywords.additionalProperties ?? true);
  if (schemas.size > allowance.limits.fields) return blocked(tooLarge("fields"));
  allowance.left -= schemas.size;
  if (isTired(allowance)) yield;

  return {
    copy,
    allowance,
    document,
    readShape,
    acceptsNull: createNullReader(document, allowance),
    refers: createRefFinder(),
    properties: [...schemas].map(([name, schema]) => ({
      name,
      schema,
      required: required.has(name),
    })),
    problems: [
      ...malformedIn(keywords).map((keyword) => note("keyword-malformed", [], { keyword })),
      ...undescribed.map((name) => note("required-undescribed", [name])),
      ...copy.tooDeep.map((path) => note("too-deep", path)),
    ],
    texts: wordsIn(keywords, ["title", "description"]),
  };
}

/** States that a form exceeds a limit, so that nothing of it is shown. */
export function tooLarge(limit: keyof RequestLimits): Problem {
  return blocking("too-large", { limit });
}

function blocking(code: Problem["code"], params: JsonObject = {}): Problem {
  return { code, path: [], params, severity: "blocks" };
}

/** The properties of the schema and, as far as it has none of that name, of each of its alternatives. */
function schemasIn(root: Shape): Map<string, Json> {
  const schemas = new Map(membersOf(root.keywords.properties));
  const alternatives = new Map<string, Json[]>();
  for (const [name, schema] of root.branches.flatMap((branch) =>
    membersOf(branch.keywords.properties),
  )) {
    if (schemas.has(name)) continue;
    const found = alternatives.get(name);
    if (found) found.push(schema);
    else alternatives.set(name, [schema]);
  }
  for (const [name, [schema = true, ...more]] of alternatives) {
    schemas.set(name, more.length === 0 ? schema : { anyOf: [schema, ...more] });
  }
  return schemas;
}

function membersOf(properties: Json | undefined): [string, Json][] {
  return isJsonObject(properties)
    ? Object.entries(properties).map(([name, schema = true]) => [name, schema])
    : [];
}

function malformedIn({ properties = {}, required = [] }: JsonObject): readonly string[] {
  const isList = Array.isArray(required) && textsOf(required).length === required.length;
  return [...(isJsonObject(properties) ? [] : ["properties"]), ...(isList ? [] : ["required"])];
}

/** Looks at each schema once, however many properties share it. */
function createRefFinder(): RequestedForm["refers"] {
  const known = new WeakMap<JsonObject, boolean>();
  return (schema) => {
    const found = known.get(schema) ?? JSON.stringify(schema).includes('"$ref"');
    known.set(schema, found);
    return found;
  };
}
