import type { Json, JsonObject } from "../../wire/protocol/json.js";
import { mayBeRounded } from "../decimal.js";
import type { FieldOption } from "../field.js";
import { isOfType, knownTypes } from "../typesOf.js";
import { hasVisibleText, textsOf, wordsIn } from "./keywordValues.js";
import type { Shape } from "./readShape.js";

/** The options of a schema that allows only certain values. */
export interface OptionsReading {
  /** The options that an answer can be, in the server's order, none twice. */
  readonly options: readonly FieldOption[];
  /** The number of options listed that no answer can be. */
  readonly dropped: number;
  /** Whether options are left out because parsing may have rounded them. */
  readonly rounded: boolean;
}

interface Listed {
  readonly value: Json;
  readonly title?: string;
  readonly description?: string;
}

/** The options read before: a field asks several times, and a choice may have thousands of them. */
const known = new WeakMap<Shape, { readonly reading: OptionsReading | undefined }>();

/** Reads the options of a schema that allows only certain plain values; `undefined` if it allows any other. */
export function readOptions(shape: Shape): OptionsReading | undefined {
  const found = known.get(shape) ?? { reading: read(shape) };
  known.set(shape, found);
  return found.reading;
}

function read(shape: Shape): OptionsReading | undefined {
  const all = list(shape);
  if (!all?.every(isPlain)) return undefined;
  const listed = all.filter(({ value }) => !mayBeRounded(value));
  const different = [
    ...new Map(listed.map((option) => [JSON.stringify(option.value), option])).values(),
  ];
  const types = knownTypes(shape.keywords.type);
  const possible = different.filter(({ value }) => isOfType(value, types));
  // An untitled null says "no answer", which a form has its own words for.
  const worded = possible.filter(({ value, title }) => value !== null || title !== undefined);
  return {
    options: worded.length > 0 ? worded : possible,
    dropped: different.length - possible.length,
    rounded: listed.length < all.length,
  };
}

/** Whether a schema names every value that it allows. */
export function isClosed({ keywords, branches }: Shape): boolean {
  return (
    Array.isArray(keywords.enum) ||
    keywords.const !== undefined ||
    // oxlint-disable-next-line bounds/recursion -- shapes nest as deep as the copied schema, 64 levels.
    (branches.length > 0 && branches.every(isClosed))
  );
}

function list({ keywords, branches }: Shape): readonly Listed[] | undefined {
  if (branches.length > 0 && branches.every(isClosed)) {
    return branches.flatMap((branch) => {
      // oxlint-disable-next-line bounds/recursion -- shapes nest as deep as the copied schema, 64 levels.
      const [first, ...more] = list(branch) ?? [];
      if (first === undefined || more.length > 0) return [first ?? [], more].flat();
      return { ...first, ...wordsIn(branch.keywords, ["title", "description"]) };
    });
  }
  if (Array.isArray(keywords.enum)) {
    const names = namesFor(keywords);
    return keywords.enum.map((value, index) => {
      const title = names[index];
      return title !== undefined && hasVisibleText(title) ? { value, title } : { value };
    });
  }
  return keywords.const === undefined ? undefined : [{ value: keywords.const }];
}

/** The legacy `enumNames`, which count only when there is one for each option. */
function namesFor(keywords: JsonObject): readonly string[] {
  return hasNameForEach(keywords) ? textsOf(keywords.enumNames) : [];
}

/** Whether `enumNames`, where there is one, names each option. */
export function hasNameForEach({ enumNames, enum: values }: JsonObject): boolean {
  if (enumNames === undefined || !Array.isArray(values)) return true;
  return textsOf(enumNames).length === values.length;
}

function isPlain(option: Listed): option is FieldOption {
  return typeof option.value !== "object" || option.value === null;
}
