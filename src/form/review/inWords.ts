import type { Messages } from "../../messages/messages.js";
import type { Field, FieldOption, JsonField } from "../../schema/field.js";
import type { Json } from "../../wire/protocol/json.js";
import { type OptionWords, optionLabels } from "../controls/optionLabels.js";
import { membersOf } from "../model/nestedValue.js";
import { formatNumber } from "../model/number.js";
import { deepest, readNested } from "../model/readNested.js";
import { fieldLabel } from "../parts/words/fieldLabel.js";

/** The words and the language that values are written in. */
export interface WritingOfValues {
  readonly form: Pick<Messages["form"], "yes" | "no" | "noValue" | "unnamed"> & OptionWords;
  readonly locale: string;
}

/** Writes a value of a field as a person would: yes or no, the titles of options, a date as the locale writes it, nested data line by line. */
export function inWords(field: Field, value: Json, writing: WritingOfValues): string {
  return field.kind === "json"
    ? nestedInWords(field, value, writing, 0)
    : plainInWords(field, value, writing);
}

function plainInWords(
  field: Exclude<Field, JsonField>,
  value: Json,
  { form, locale }: WritingOfValues,
): string {
  if (value === null) return form.noValue;
  if (typeof value === "boolean" && field.kind === "boolean") return value ? form.yes : form.no;
  if (typeof value === "number" && field.kind === "number") return formatNumber(value, { locale });
  if (field.kind === "choice") return labelOf(field.options, value, form);
  if (Array.isArray(value) && field.kind === "choices")
    return value.map((item) => labelOf(field.options, item, form)).join("\n");
  if (Array.isArray(value) && field.kind === "list") return value.map(asText).join("\n");
  if (typeof value === "string" && field.kind === "text")
    return dateOf(field.format, value, locale);
  return asText(value);
}

/** Writes nested data with the labels of its fields; as JSON where they do not show all of it. */
function nestedInWords(
  field: JsonField,
  value: Json,
  writing: WritingOfValues,
  depth: number,
): string {
  const shape = depth < deepest ? readNested(field) : undefined;
  const objects = shape && membersOf(shape, value);
  if (value === null) return writing.form.noValue;
  if (!objects || objects.length === 0 || objects.some((members) => members.length === 0))
    return asText(value);
  const texts = objects.map((members) =>
    members
      .map((member) => {
        const words =
          member.field.kind === "json"
            ? nestedInWords(member.field, member.value, writing, depth + 1)
            : plainInWords(member.field, member.value, writing);
        return `${labelOfField(member.field, writing)}:${afterLabel(words)}`;
      })
      .join("\n"),
  );
  return shape?.isList
    ? texts.map((text, place) => `${place + 1}.\n${indented(text, "  ")}`).join("\n")
    : texts.join("\n");
}

/** A text of several lines stands further in than any label, and so is never taken for one. */
function afterLabel(words: string): string {
  return lineBreaks.test(words) ? `\n${indented(words, "    ")}` : ` ${words}`;
}

const lineBreaks = /[\n\v\f\r\u0085\u2028\u2029]+/;

function indented(text: string, by: string): string {
  return text
    .split(lineBreaks)
    .map((line) => by + line)
    .join("\n");
}

/** A label in one line: a server may break it to write a line of its own. */
function labelOfField(field: Field, { form }: WritingOfValues): string {
  return fieldLabel(field).replace(/\s+/g, " ") || form.unnamed;
}

function labelOf(options: readonly FieldOption[], value: Json, words: OptionWords): string {
  const place = options.findIndex((option) => option.value === value);
  return optionLabels(options, words)[place] ?? asText(value);
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
