import type { Field, NumberField } from "../../schema/field.js";
import type { FormMessages } from "../messages/en/form.js";
import { formatNumber } from "../model/number.js";

/** Tells which values of a field are valid; how long a text may be is told near the limit only. */
export function fieldHint(form: FormMessages, locale: string, field: Field): string {
  return rulesOf(form, locale, field).filter(Boolean).join(" ");
}

function rulesOf(form: FormMessages, locale: string, field: Field): readonly string[] {
  switch (field.kind) {
    case "number":
      return [form.number(numberRules(field, locale))];
    case "choices":
      return [range(field.minItems, field.maxItems, form.choices)];
    case "list":
      return [
        range(field.minItems, field.maxItems, form.items),
        field.uniqueItems ? form.unique : "",
      ];
    default:
      return [];
  }
}

/** At least one of something goes without saying. */
function range(
  min: number | undefined,
  max: number | undefined,
  say: FormMessages["items"],
): string {
  const least = min !== undefined && min > (max === undefined ? 1 : 0) ? min : undefined;
  return least === undefined && max === undefined ? "" : say({ min: least, max });
}

function numberRules(field: NumberField, locale: string) {
  const write = (bound: number | undefined) =>
    bound === undefined ? undefined : formatNumber(bound, { locale });
  return {
    integer: field.integer,
    min: write(field.minimum),
    max: write(field.maximum),
    above: write(field.exclusiveMinimum),
    below: write(field.exclusiveMaximum),
    step: write(field.multipleOf),
  };
}
