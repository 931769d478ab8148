/** The signs by which a locale writes numbers. */
export interface Separators {
  /** Before the fraction. */
  readonly decimal: string;
  /** Between groups of digits. */
  readonly group: string;
}

const known = new Map<string | undefined, Separators>();

/** The separators of a locale. */
export function separatorsOf(locale: string | undefined): Separators {
  const found = known.get(locale) ?? readSeparators(locale);
  known.set(locale, found);
  return found;
}

function readSeparators(locale: string | undefined): Separators {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const find = (type: string) => parts.find((part) => part.type === type)?.value;
  return { decimal: find("decimal") ?? ".", group: find("group") ?? "," };
}
