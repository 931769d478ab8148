import type { Messages } from "../../../messages/messages.js";
import type { ChoicesField, Field, ListField, NumberField } from "../../../schema/field.js";
import { formatNumber } from "../../model/number.js";
import { countHint } from "./countHint.js";

/** Tells which values of a field are valid; how long a text may be is told near the limit only. */
export function fieldHint(form: Messages["form"], locale: string, field: Field): string {
  return rulesOf(form, locale, field).filter(Boolean).join(" ");
}

function rulesOf(form: Messages["form"], locale: string, field: Field): readonly string[] {
  switch (field.kind) {
    case "number":
      return [numberHint(form, locale, field)];
    case "choices":
      return [itemsHint(form, "choices", field)];
    case "list":
      return [itemsHint(form, "items", field), field.uniqueItems ? form.unique : ""];
    default:
      return [];
  }
}

/** The hint omits a minimum of one. */
function itemsHint(
  form: Messages["form"],
  what: "choices" | "items",
  { minItems: min, maxItems }: ChoicesField | ListField,
): string {
  const max = limitOf(maxItems);
  const least = min !== undefined && min > (max === undefined ? 1 : 0) ? min : undefined;
  return least === undefined && max === undefined ? "" : countHint(form, what, { min: least, max });
}

/** A bound so far away only says of what type a number is, such as zod's `int()` and `float32()`. */
function limitOf(bound: number | undefined): number | undefined {
  return bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;
}

function numberHint(form: Messages["form"], locale: string, field: NumberField): string {
  const write = (bound: number) => formatNumber(bound, { locale });
  const said = (bound: number | undefined, message: (params: { limit: string }) => string) =>
    bound === undefined ? [] : [message({ limit: write(bound) })];
  const [min, max] = [limitOf(field.minimum), limitOf(field.maximum)];
  const isRange = min !== undefined && max !== undefined;
  const bounds = [
    ...(isRange ? [] : [...said(min, form.numberAtLeast), ...said(max, form.numberAtMost)]),
    ...said(limitOf(field.exclusiveMinimum), form.numberAbove),
    ...said(limitOf(field.exclusiveMaximum), form.numberBelow),
    ...said(field.multipleOf, form.numberStep),
  ].reduce((first, second) => (first === "" ? second : form.numberAnd({ first, second })), "");
  const kind = field.integer ? "integer" : "number";
  if (!isRange) return bounds === "" ? form.number({ kind }) : form.numberWithin({ kind, bounds });
  const range = { kind, min: write(min), max: write(max) };
  return bounds === "" ? form.numberBetween(range) : form.numberBetweenWithin({ ...range, bounds });
}
