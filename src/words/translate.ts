/** Something that a sentence is about: a text or number that stands in it, or something that chooses between sentences. */
export type SentenceValue = string | number | boolean | undefined;

/** The things that a sentence is about, by name. */
export type SentenceValues = Readonly<Record<string, SentenceValue>>;

/** Gives the sentence of a key in an app's own words, or `undefined` where the app has none. */
export type Translate = (key: string, values: SentenceValues) => string | undefined;

/** The function `t` of i18next, as far as it is needed. */
export type I18nextT = (
  key: string,
  options: { defaultValue: string; count?: number; replace: Record<string, unknown> },
) => unknown;

/**
 * Lets an i18next `t` say the sentences. The number of a sentence is also its `count`, which chooses the plural:
 * `form.summary_one`, `form.summary_other`. Texts of servers and persons are put in after `t`, so i18next neither escapes
 * them nor reads anything in them.
 */
export function fromI18next(t: I18nextT): Translate {
  return (key, values) => {
    const numbers = Object.values(values).filter((value) => typeof value === "number");
    const [count] = numbers;
    const said = t(key, {
      defaultValue: "",
      ...(count !== undefined && numbers.length === 1 && { count }),
      replace: { ...values, ...(count !== undefined && numbers.length === 1 && { count }) },
    });
    return typeof said === "string" && said !== "" && said !== key ? said : undefined;
  };
}

/** An `intl` of FormatJS (`createIntl` of `@formatjs/intl`, `useIntl` of `react-intl`), as far as it is needed. */
export interface FormatjsLike {
  /** The messages of the app, by id. */
  readonly messages: object;
  /** Writes one of them. */
  formatMessage(
    descriptor: { id: string },
    values: Record<string, string | number | boolean | undefined>,
  ): string;
}

/**
 * Lets an `intl` of FormatJS say the sentences, whose messages are ICU patterns under the same keys. A pattern may choose by
 * anything that the sentence is about: `{format, select, email {…} other {…}}`.
 */
export function fromFormatjs(intl: FormatjsLike): Translate {
  return (key, values) =>
    Object.hasOwn(intl.messages, key) ? intl.formatMessage({ id: key }, { ...values }) : undefined;
}
