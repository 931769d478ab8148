import type { Field, FieldOption } from "../../schema/field.js";
import type { Json } from "../../wire/protocol/json.js";
import { optionLabel } from "../controls/optionLabel.js";
import type { FormMessages } from "../messages/en/form.js";
import { formatNumber } from "../model/number.js";

/** The words and the language that values are written in. */
export interface WritingOfValues {
  readonly form: Pick<FormMessages, "yes" | "no" | "noValue">;
  readonly locale: string;
}

/** Writes a value of a field as a person would: yes or no, the titles of options, a date as the locale writes it. */
export function inWords(field: Field, value: Json, { form, locale }: WritingOfValues): string {
  if (value === null) return form.noValue;
  if (typeof value === "boolean" && field.kind === "boolean") return value ? form.yes : form.no;
  if (typeof value === "number" && field.kind === "number") return formatNumber(value, { locale });
  if (field.kind === "choice") return labelOf(field.options, value);
  if (Array.isArray(value) && field.kind === "choices")
    return value.map((item) => labelOf(field.options, item)).join("\n");
  if (Array.isArray(value) && field.kind === "list") return value.map(asText).join("\n");
  if (typeof value === "string" && field.kind === "text")
    return dateOf(field.format, value, locale);
  return asText(value);
}

function labelOf(options: readonly FieldOption[], value: Json): string {
  const option = options.find((candidate) => candidate.value === value);
  return option ? optionLabel(option) : asText(value);
}

/** Texts as they are, everything else as JSON. */
function asText(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

const day: Intl.DateTimeFormatOptions = { dateStyle: "long", timeZone: "UTC" };
const moment: Intl.DateTimeFormatOptions = { dateStyle: "long", timeStyle: "long" };

/** A day or a moment in the person's own zone; any other text, a leap second's among them, as it is. */
function dateOf(format: string | undefined, text: string, locale: string): string {
  if (format !== "date" && format !== "date-time") return text;
  const date = new Date(text.toUpperCase());
  if (Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1) return text;
  return new Intl.DateTimeFormat(locale, format === "date" ? day : moment).format(date);
}
