import { type Allowance, isTired } from "../../wire/protocol/allowance.js";
import { isJsonObject, type Json, type JsonObject } from "../../wire/protocol/json.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import { mayBeRounded } from "../decimal.js";
import { resolveRef } from "../resolveRef.js";
import { typesOf } from "../typesOf.js";
import { mergeKeywords } from "./mergeKeywords.js";

const longestChain = 16;
const blank: Shape = { keywords: {}, branches: [], repeated: 0 };

/** A schema with what it refers to and consists of written out: what a field is shown by, not what it is validated by. */
export interface Shape {
  /** The keywords of the schema itself, of its `$ref`, of its `allOf`, and of the one alternative that is not null. */
  readonly keywords: JsonObject;
  /** The alternatives of `anyOf` or `oneOf`, where more than one is not null. */
  readonly branches: readonly Shape[];
  /** The number of alternatives that no value can be, because another of the same `oneOf` has the same constant. */
  readonly repeated: number;
}

/** Why a schema has no shape. */
export interface Shapeless {
  readonly code: "never-valid" | "ref-unresolved" | "schema-malformed";
  readonly params: JsonObject;
}

/** Reads the shapes of one document's schemas; what there is no work left for has a blank one. */
export type ShapeReader = (schema: Json | undefined) => Sliced<Shape | Shapeless>;

/** Writes out the references and compositions of a document's schemas, as far as a form can show them. */
export function createShapeReader(document: JsonObject, allowance: Allowance): ShapeReader {
  function* read(schema: Json | undefined, depth: number): Sliced<Shape | Shapeless> {
    allowance.left -= 1;
    if (schema === true || allowance.left < 0) return blank;
    if (schema === false) return { code: "never-valid", params: {} };
    if (!isJsonObject(schema)) return { code: "schema-malformed", params: {} };
    if (isTired(allowance)) yield;
    const { $ref, allOf, anyOf, oneOf, ...keywords } = schema;
    const parts: (Shape | Shapeless)[] = [];
    if (Array.isArray(oneOf)) parts.push(yield* readOneOf(oneOf, depth + 1));
    if (Array.isArray(anyOf)) parts.push(yield* readAnyOf(anyOf, depth + 1));
    if (Array.isArray(allOf))
      for (const member of allOf) parts.push(yield* read(member, depth + 1));
    if ($ref !== undefined) parts.push(yield* readRef(schema, depth + 1));
    return (
      parts.find(isShapeless) ?? (yield* merge([...parts.filter(isShape), { ...blank, keywords }]))
    );
  }

  function* merge(parts: readonly Shape[]): Sliced<Shape> {
    const [only, ...more] = parts;
    for (const { keywords, branches } of parts) {
      allowance.left -= sizeOf(keywords) + branches.length;
      if (isTired(allowance)) yield;
    }
    if (allowance.left < 0 || !only) return blank;
    if (more.length === 0) return only;
    return {
      keywords: yield* mergeKeywords(
        parts.map(({ keywords }) => keywords),
        allowance,
      ),
      branches: parts.flatMap(({ branches }) => branches),
      repeated: parts.reduce((sum, { repeated }) => sum + repeated, 0),
    };
  }

  function* readRef(from: JsonObject, depth: number): Sliced<Shape | Shapeless> {
    const { $ref = null } = from;
    const target = resolveRef(document, $ref, from);
    if (target === undefined || depth > longestChain) {
      return { code: "ref-unresolved", params: { $ref } };
    }
    const shape = yield* read(target, depth);
    if (!isShape(shape)) return shape;
    const { title: _, ...keywords } = shape.keywords;
    // A shared definition is titled after its class, which names no property.
    return keywords.const === undefined ? { ...shape, keywords } : shape;
  }

  function* readAnyOf(schemas: readonly Json[], depth: number): Sliced<Shape | Shapeless> {
    const all: (Shape | Shapeless)[] = [];
    for (const schema of schemas) all.push(yield* read(schema, depth));
    const possible = all.filter(isShape);
    const [first, ...more] = possible.filter((shape) => !isNull(shape));
    if (first === undefined) return possible[0] ?? all[0] ?? { code: "never-valid", params: {} };
    // A constant stays an alternative, so that its title remains its own.
    const isOnly = more.length === 0 && first.keywords.const === undefined;
    return isOnly ? first : { ...blank, branches: [first, ...more] };
  }

  function* readOneOf(schemas: readonly Json[], depth: number): Sliced<Shape | Shapeless> {
    const constants = schemas.map((schema) =>
      isJsonObject(schema) && !mayBeRounded(schema.const) ? schema.const : undefined,
    );
    const seen = new Set<Json | undefined>([undefined]);
    const twice = new Set(constants.filter((value) => seen.size === seen.add(value).size));
    twice.delete(undefined);
    const possible = schemas.filter((_, index) => !twice.has(constants[index]));
    const shape = yield* readAnyOf(possible, depth);
    return isShape(shape)
      ? { ...shape, repeated: shape.repeated + schemas.length - possible.length }
      : shape;
  }

  return (schema) => read(schema, 0);
}

/** The cost of merging keywords: their number, and the size of those that are merged in turn. */
function sizeOf({ properties, required, enum: values, type, ...others }: JsonObject): number {
  const lists = [required, values, type].map((list) => (Array.isArray(list) ? list.length : 1));
  const members = isJsonObject(properties) ? Object.keys(properties).length : 1;
  return lists.reduce((sum, length) => sum + length, members + Object.keys(others).length);
}

/** Whether a schema has a shape. */
export function isShape(shape: Shape | Shapeless): shape is Shape {
  return "keywords" in shape;
}

/** Whether a schema says no more than "or no answer"; a constant with a title is an option like any other. */
function isNull({ keywords }: Shape): boolean {
  if (keywords.const === null) return keywords.title === undefined;
  return typesOf(keywords.type).join() === "null";
}

function isShapeless(shape: Shape | Shapeless): shape is Shapeless {
  return !isShape(shape);
}
