import { isTired } from "../../wire/protocol/allowance.js";
import { isJsonObject, type Json, type JsonObject } from "../../wire/protocol/json.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import { mayBeRounded } from "../decimal.js";
import type { Field } from "../field.js";
import { isSupportedValue } from "../isSupportedValue.js";
import { note, type Problem } from "../problem.js";
import { isOfType, knownTypes } from "../typesOf.js";
import { wordsIn } from "./keywordValues.js";
import { notesOn } from "./notesOn.js";
import { type FieldOfKind, readFieldKind } from "./readFieldKind.js";
import type { Property, RequestedForm } from "./readForm.js";
import { readOptions } from "./readOptions.js";
import { isShape, type Shape } from "./readShape.js";
import { withDefault } from "./withDefault.js";

/** One property as a field, and what is wrong with it. */
export interface FieldReading {
  /** Absent when the property cannot be shown; a problem then says why. */
  readonly field?: Field;
  readonly problems: readonly Problem[];
}

/** The cost of reading one field beside its schema and its options. */
const stepsAField = 20;

/** Reads one property of a form into the best field it can have. */
export function* readField(
  property: Property,
  id: string,
  form: RequestedForm,
): Sliced<FieldReading> {
  const { name, required, schema } = property;
  const { readShape, acceptsNull, allowance } = form;
  const severity = required ? "blocks" : "hides";
  allowance.left -= stepsAField;
  const shape = yield* readShape(schema);
  if (!isShape(shape)) {
    return { problems: [{ code: shape.code, path: [name], params: shape.params, severity }] };
  }
  const control = yield* readFieldKind(shape, readShape);
  const options = optionsIn(control);
  allowance.options -= options;
  allowance.left -= options;
  if (isTired(allowance)) yield;
  const listing =
    control?.kind === "choices" ? yield* readShape(shape.keywords.items ?? true) : shape;
  const isRounded = isShape(listing) && readOptions(listing)?.rounded === true;
  const rounded = note("number-rounded", [name]);
  if (!control) {
    const code = isRounded ? "number-rounded" : "never-valid";
    return { problems: [{ code, path: [name], params: {}, severity }] };
  }

  const plain: Field = {
    id,
    name,
    ...wordsIn(shape.keywords, ["title", "description"]),
    required,
    nullable: yield* acceptsNull(schema),
    carriage: carriageOf(control),
    schema: withDefinitions(schema, form),
    ...control,
  };
  const problems = [...notesOn(shape, control, name), ...(isRounded ? [rounded] : [])];
  const preset = shape.keywords.default;
  if (preset === undefined) return { field: plain, problems };
  if (holdsRounded(preset))
    return { field: plain, problems: isRounded ? problems : [...problems, rounded] };

  const field = mayBeDefault(shape, preset) ? withDefault(plain, preset) : undefined;
  if (field) return { field, problems };
  const reason = preset === null ? "null" : "invalid";
  return { field: plain, problems: [...problems, note("default-dropped", [name], { reason })] };
}

/** Whether a default is among the values that a schema lists, and of its types; there is no default of `null`. */
function mayBeDefault(shape: Shape, preset: Json): boolean {
  const options = readOptions(shape)?.options;
  return (
    preset !== null &&
    isOfType(preset, knownTypes(shape.keywords.type)) &&
    (options?.some(({ value }) => value === preset) ?? true)
  );
}

/** Whether parsing may have rounded any number of a default. */
function holdsRounded(value: Json | undefined): boolean {
  // oxlint-disable-next-line bounds/recursion -- a default nests as deep as the copied schema, 64 levels.
  if (Array.isArray(value)) return value.some(holdsRounded);
  // oxlint-disable-next-line bounds/recursion -- see above.
  return isJsonObject(value) ? Object.values(value).some(holdsRounded) : mayBeRounded(value);
}

/** Options may be shared by all fields, so that reading them anew for each is work of its own. */
function optionsIn(control: FieldOfKind | undefined): number {
  return control && "options" in control ? control.options.length : 0;
}

function carriageOf(control: FieldOfKind): Field["carriage"] {
  switch (control.kind) {
    case "choice":
      return control.options.some(({ value }) => isSupportedValue(value)) ? "plain" : "tap";
    case "choices":
      return control.options.some(({ value }) => isSupportedValue([value])) ? "plain" : "tap";
    case "json":
      return control.shape === "any" ? "plain" : "tap";
    default:
      return "plain";
  }
}

/** The schema on its own: with the document's definitions when it refers to any. */
function withDefinitions(schema: Json, { document, refers }: RequestedForm): JsonObject {
  if (!isJsonObject(schema)) return {};
  if (!refers(schema)) return schema;
  const { $defs, definitions, $id } = document;
  const shared = {
    ...($defs === undefined ? {} : { $defs }),
    ...(definitions === undefined ? {} : { definitions }),
  };
  // Below an address of its own, references lead to its own definitions.
  if (schema.$id !== undefined) return { ...shared, ...schema };
  return { ...($id === undefined ? {} : { $id }), ...schema, ...shared };
}
