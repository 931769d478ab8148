import type { Messages } from "../../../../messages/messages.js";

interface Settings {
  readonly tokens: number;
  readonly temperature: number | undefined;
  /** The number of tools that the model may use. */
  readonly tools: number;
}

/** Summarizes the settings of a request in one line: the token limit, the temperature, and the number of tools. */
export function settingsSummary(
  words: Messages["sampling"],
  locale: string,
  { tokens, temperature, tools }: Settings,
): string {
  const decimal = new Intl.NumberFormat(locale, { maximumFractionDigits: 20 });
  const [first, second, third] = [
    words.limit({ tokens }),
    ...(temperature === undefined
      ? []
      : [words.temperatureOf({ value: decimal.format(temperature) })]),
    ...(tools === 0 ? [] : [words.toolCount({ tools })]),
  ];
  if (second === undefined) return first;
  return third === undefined
    ? words.settingsPair({ first, second })
    : words.settingsTriple({ first, second, third });
}
