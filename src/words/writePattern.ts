import type { NamedPlace, Pattern, PatternText } from "./readPattern.js";

/** Writes a pattern as i18next reads it: a plural is a key for each of its forms, chosen by `count`. */
export function writeI18next(key: string, { by, forms, text }: Pattern): Record<string, string> {
  const placeholder = ({ name, isNumber }: NamedPlace) =>
    isNumber ? `{{${name}, number}}` : `{{${name}}}`;
  const write = (part: PatternText) =>
    part.map((one) => (typeof one === "string" ? one : placeholder(one))).join("");
  if (by === undefined) return { [key]: write(text) };
  return Object.fromEntries(
    Object.entries({ ...forms, other: forms.other ?? text }).map(([category, form]) => [
      `${key}_${category}`,
      write(form),
    ]),
  );
}

/** Writes a pattern as FormatJS reads it, in ICU's syntax. */
export function writeFormatjs(key: string, { by, forms, text }: Pattern): Record<string, string> {
  const placeholder = ({ name, isNumber }: NamedPlace) =>
    isNumber ? `{${name}, number}` : `{${name}}`;
  const write = (part: PatternText, syntax: RegExp) =>
    part.map((one) => (typeof one === "string" ? quote(one, syntax) : placeholder(one))).join("");
  if (by === undefined) return { [key]: write(text, /[{}<>]+/g) };
  const plurals = Object.entries({ ...forms, other: forms.other ?? text }).map(
    ([category, form]) => `${category} {${write(form, /[{}<>#]+/g)}}`,
  );
  return { [key]: `{${by}, plural, ${plurals.join(" ")}}` };
}

/** Quotes what ICU's syntax would read: within a plural, `#` is its number. */
function quote(text: string, syntax: RegExp): string {
  return text.replaceAll("'", "''").replace(syntax, (part) => `'${part}'`);
}
