import type { Validator } from "../../schema/createValidator.js";
import type { Field, ListField } from "../../schema/field.js";
import { spellingsOf } from "../../schema/formats/spellingsOf.js";
import type { Json } from "../../wire/protocol/json.js";
import type { Entry } from "./entry.js";

type FieldCheck = Pick<Validator, "checkField">;

/** A longer list of wrong texts is left to the user. */
const mostWrong = 20;

/**
 * Writes a wrong value of a field in another way that means the same and that its schema accepts; `undefined` if there is none.
 * Each text of a list is written anew by itself.
 */
export function respell(field: Field, value: Json, validator: FieldCheck): Json | undefined {
  const isRight = (spelled: Json) => validator.checkField(field.name, spelled).length === 0;
  if (field.kind === "text" && typeof value === "string")
    return spellingsOf(value, field.format).find(isRight);
  if (field.kind !== "list" || !Array.isArray(value)) return undefined;
  const spelled = respellItems(field, value, validator);
  return isRight(spelled) ? spelled : undefined;
}

function respellItems(
  { name, items }: ListField,
  value: readonly Json[],
  { checkField }: FieldCheck,
): readonly Json[] {
  const wrongIn = (list: readonly Json[]) =>
    new Set(checkField(name, list).map(({ path: [, index] }) => index));
  const wrong = wrongIn(value);
  if (wrong.size > mostWrong) return value;
  return value.map((item, index) => {
    if (!wrong.has(index) || typeof item !== "string") return item;
    const isRight = (spelling: string) => !wrongIn(value.with(index, spelling)).has(index);
    return spellingsOf(item, items.format).find(isRight) ?? item;
  });
}

/** Whether a value differs from what its control shows: by more than spaces around it, or the offset of an instant. */
export function isRespelled({ kind }: Field, entry: Entry, value: Json | undefined): boolean {
  if (kind === "text") return !saysSame(entry, value);
  if (kind !== "list" || !Array.isArray(entry) || !Array.isArray(value)) return false;
  const shown = entry.filter((item) => item !== "");
  return value.some((item, index) => !saysSame(shown[index] ?? "", item));
}

function saysSame(shown: Entry, sent: Json | undefined): boolean {
  if (typeof shown !== "string" || typeof sent !== "string" || shown.trim() === sent.trim())
    return true;
  return /\d:.*(z|[+-]\d\d:\d\d)$/i.test(shown) && Date.parse(shown) === Date.parse(sent);
}
