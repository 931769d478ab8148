import { isJsonObject, type Json } from "../../wire/protocol/json.js";
import { isSchema } from "../json.js";
import { note, type Problem } from "../problem.js";
import { unknownTypes } from "../typesOf.js";
import { inferTypes } from "./inferTypes.js";
import type { FieldOfKind } from "./readFieldKind.js";
import { hasNameForEach, isClosed, readOptions } from "./readOptions.js";
import type { Shape } from "./readShape.js";

/** The problems of a property's schema that were put right or ignored. */
export function notesOn(shape: Shape, control: FieldOfKind, name: string): readonly Problem[] {
  const { keywords, branches } = shape;
  const say = (code: Problem["code"], params?: Problem["params"]) => note(code, [name], params);
  const notes = malformed
    .filter(([keyword, isRight]) => keywords[keyword] !== undefined && !isRight(keywords[keyword]))
    .map(([keyword]) => say("keyword-malformed", { keyword }));
  for (const type of unknownTypes(keywords.type)) notes.push(say("type-unknown", { type }));

  const dropped = (readOptions(shape)?.dropped ?? 0) + shape.repeated;
  if (dropped > 0) notes.push(say("options-dropped", { count: dropped }));
  if (!hasNameForEach(keywords)) notes.push(say("enum-names-mismatch"));
  const isNarrowed = inferTypes(shape).length > 1 || branches.some(isClosed);
  if (control.kind === "text" && isNarrowed) notes.push(say("alternatives-narrowed"));
  return notes;
}

const isNumber = (value: Json) => typeof value === "number";
const isText = (value: Json) => typeof value === "string";

const malformed: readonly (readonly [keyword: string, isRight: (value: Json) => boolean])[] = [
  ...["title", "description", "format", "pattern"].map((name) => [name, isText] as const),
  ...["minLength", "maxLength", "minItems", "maxItems", "multipleOf"].map(
    (name) => [name, isNumber] as const,
  ),
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"].map(
    (name) => [name, isNumber] as const,
  ),
  ["type", (value) => isText(value) || Array.isArray(value)],
  ["enum", Array.isArray],
  ["properties", isJsonObject],
  ["items", (value) => isSchema(value) || Array.isArray(value)],
];
