/** Writes numbers, and words that depend on one, as a language does. */
export interface Numbers {
  number(count: number): string;
  /** Picks the form that goes with the number. */
  plural(
    count: number,
    forms: Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string },
  ): string;
}

/** Makes the {@link Numbers} of a language. */
export function createNumbers(locale: string): Numbers {
  const rules = new Intl.PluralRules(locale);
  const format = new Intl.NumberFormat(locale);
  return {
    number: (count) => format.format(count),
    plural: (count, forms) => forms[rules.select(count)] ?? forms.other,
  };
}
