import { plural as pluralOf, select as selectOf } from "@messageformat/runtime";

export { number } from "@messageformat/runtime";

type Forms = Readonly<Record<string, string>>;

// The library declares the results as unknown, although each is one of the given forms.
/** Returns the form for a number. */
export const plural = pluralOf as (
  value: number,
  offset: number,
  rule: (value: number | string, isOrdinal?: boolean) => string,
  forms: Forms,
) => string;

/** Returns the form for a word, or the one called `other`. */
export const select = selectOf as (value: string, forms: Forms) => string;
