import type { Field } from "../../schema/field.js";
import { readFieldSlices } from "../../schema/reading/readFields.js";
import { type Allowance, isTired } from "../../wire/protocol/allowance.js";
import { isJsonObject } from "../../wire/protocol/json.js";
import type { Sliced } from "../../wire/protocol/sliced.js";
import type { Finding } from "../finding.js";
import {
  type FormAround,
  findSecretAsked,
  findSecretLeft,
  isLeftToMessage,
  readFormAround,
  type SecretAsked,
} from "../secrets/findSecretAsked.js";
import { finding, formRoot } from "./fieldFinding.js";
import { type DeclaredField, type DeclaredFields, fieldsIn } from "./fieldsIn.js";
import { isTyped } from "./isTyped.js";
import { longestText, readAskedValue, readShownValue } from "./readAskedValue.js";

/** Validating a field takes as long as a hundred ordinary steps, and one more for so many characters. */
const cost = { aField: 100, charactersAStep: 2 };

/** The secrets that a form asks for. */
export interface SecretsInspection {
  readonly findings: readonly Finding[];
  /** Whether everything was inspected. */
  readonly isWhole: boolean;
}

/**
 * Finds the secrets that a form asks for: in the fields that are shown, by what is shown of them and by what their
 * schemas say beside, and in what those hold that are written as JSON. A text that was cut does not count as inspected.
 */
export function* inspectSecrets(
  requestedSchema: unknown,
  message: string,
  allowance: Allowance,
): Sliced<SecretsInspection> {
  const { fields: shown } = yield* readFieldSlices(requestedSchema, allowance);
  const declared = yield* fieldsIn(requestedSchema, allowance);
  const labels = [...declared.fields.map(declaredLabel), ...shown.map(shownLabel)];
  const typed = shown.filter(isTyped);
  const form = readFormAround(message, [...new Set(labels)], typed.map(mainLabel));
  const isRead = createReadingBudget(allowance);
  const secrets = new Map<string, Finding>();
  const uninspected: Field[] = [];

  const note = (path: readonly string[], { kind, by }: SecretAsked) =>
    secrets.set(
      JSON.stringify([kind, path]),
      finding(`secret-${kind}`, "danger", [formRoot, ...path], { by }),
    );

  for (const field of typed) {
    if (isTired(allowance)) yield;
    const { name, title, description } = field;
    const isWithin = isRead(name, title, description);
    const asked = isWithin ? findShownSecret(field, requestedSchema, form, declared) : undefined;
    const isInspected = isWithin && isReadWhole(field, requestedSchema, form);
    if (asked) note(["properties", name], asked);
    else if (!isInspected) uninspected.push(field);
  }

  if (form.secretRequested && secrets.size === 0)
    for (const field of typed) {
      allowance.left -= cost.aField;
      if (isTired(allowance)) yield;
      const left = findSecretLeft(field.name, readShownValue(field), form);
      if (left) note(["properties", field.name], left);
    }

  const names = new Set(shown.map(({ name }) => name));
  let { isWhole } = declared;
  for (const { name, schema, path } of declared.fields) {
    if (path.length === 2 && names.has(name)) continue;
    if (isTired(allowance)) yield;
    const { title, description } = isJsonObject(schema) ? schema : {};
    isWhole = isRead(name, title, description) && isWhole;
    if (!isRead()) break;
    const value = readAskedValue(schema, requestedSchema);
    const asked = findSecretAsked(name, value, form);
    if (asked) note(path, asked);
    else isWhole &&= value.isWhole;
  }
  if (!isWhole) for (const field of shown) if (field.kind === "json") uninspected.push(field);

  const known = new Set([...secrets.values()].map(({ path }) => path[2]));
  const left = new Set(uninspected.map(({ name }) => name).filter((name) => !known.has(name)));
  const leftOut = [...left].map((name) =>
    finding("not-inspected", "warning", [formRoot, "properties", name]),
  );
  return {
    findings: [...secrets.values(), ...leftOut],
    isWhole: isWhole && form.isWhole && uninspected.length === 0,
  };
}

/** Whether the inspection read every text about a field to its end. */
function isReadWhole(field: Field, document: unknown, form: FormAround): boolean {
  const shown = readShownValue(field);
  const isWhole = shown.isWhole && readAskedValue(field.schema, document).isWhole;
  return isWhole && (form.isWhole || !isLeftToMessage(field.name, shown));
}

/** By what is shown first; a title in a definition, say, is not shown, but tells as much. */
function findShownSecret(
  field: Field,
  document: unknown,
  form: FormAround,
  declared: DeclaredFields,
): SecretAsked | undefined {
  const { name, schema } = field;
  const find = (written: unknown) =>
    findSecretAsked(name, { ...readAskedValue(written, document), isFree: true }, form);
  const found = findSecretAsked(name, readShownValue(field), form) ?? find(schema);
  // References below an address of its own lead elsewhere than those of the field's copy.
  if (found || schema.$id === undefined) return found;
  const own = declared.fields.filter((it) => it.name === name && it.path.length === 2);
  return own.map((it) => find(it.schema)).find((asked) => asked !== undefined);
}

/** Counts what is read of a field's texts; says whether that is within bounds. */
function createReadingBudget(allowance: Allowance): (...texts: readonly unknown[]) => boolean {
  let left = allowance.limits.inspectedCharacters;
  return (...texts) => {
    const read = texts.reduce<number>(
      (sum, text) => sum + (typeof text === "string" ? Math.min(text.length, longestText) : 0),
      0,
    );
    left -= read;
    if (texts.length > 0) allowance.left -= cost.aField + Math.ceil(read / cost.charactersAStep);
    return left >= 0 && allowance.left >= 0;
  };
}

function mainLabel({ name, title = name }: Field): string {
  return title;
}

function shownLabel({ name, title }: Field): string {
  return title === undefined ? name : `${name} ${title}`;
}

function declaredLabel({ name, schema }: DeclaredField): string {
  return isJsonObject(schema) && typeof schema.title === "string"
    ? `${name} ${schema.title}`
    : name;
}
