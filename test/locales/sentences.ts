import type { Messages } from "mcp-host-ui/locales/en";
import { readFields } from "mcp-host-ui/schema";
import { categoriesOf } from "../../scripts/messages/checkRoom.mjs";
import { readRooms } from "../../scripts/messages/compileMessages.mjs";
import { readParameters } from "../../scripts/messages/readParameters.mjs";
import { messagesIn } from "../../scripts/messages/readRoom.mjs";
import { fieldHint } from "../../src/form/parts/words/fieldHint.js";
import { type AnyMessage, fillIn } from "../../src/messages/fillIn.js";

/** A message of a language, with what its source says about its parameters. */
export interface Sentence {
  readonly key: string;
  /** The text parameters that come from outside. */
  readonly names: readonly string[];
  readonly numbers: readonly string[];
  /** The ICU message in English. */
  readonly source: string;
  /** Returns the message with a text for each text parameter and a count for each number. */
  say(textOf: (name: string) => string, count: number): string;
}

/** Every message of a language. */
export function sentencesOf(messages: Messages): readonly Sentence[] {
  return readRooms().flatMap(({ languages: { en = {} }, ownParameters }) =>
    messagesIn(en).map(([key, source]) => {
      const message = messageAt(messages, key);
      const uses = readParameters(source, categoriesOf("en"));
      const texts = [...new Set(uses.filter(({ isText }) => isText).map(({ name }) => name))];
      const names = texts.filter((name) => !ownParameters[key]?.includes(name));
      const numbers = uses.filter(({ type }) => type === "number").map(({ name }) => name);
      const say = (textOf: (name: string) => string, count: number) =>
        fillIn(message, {
          ...Object.fromEntries(
            uses.filter(({ type }) => type === "string").map(({ name }) => [name, textOf(name)]),
          ),
          ...Object.fromEntries(numbers.map((name) => [name, count])),
        });
      return { key, names, numbers, source, say };
    }),
  );
}

/** Everything that a language says of a number of things, each message behind its key. */
export function saidOf(messages: Messages, count: number): readonly string[] {
  return sentencesOf(messages).map(({ key, say }) => `${key}: ${say(() => "§", count)}`);
}

/** The hint of a number field with these bounds. */
export function numberHint(
  { form, locale }: Messages,
  {
    integer,
    ...bounds
  }: { readonly integer: boolean; readonly [keyword: string]: number | boolean },
): string {
  const type = integer ? "integer" : "number";
  const { fields } = readFields({ type: "object", properties: { nights: { type, ...bounds } } });
  const [field] = fields;
  if (!field) throw new Error("The schema has no field.");
  return fieldHint(form, locale, field);
}

/** Names in a list, quoted and joined as a language does. */
export function listed({ roots, locale }: Messages, names: readonly string[]): string {
  return new Intl.ListFormat(locale).format(names.map((name) => roots.listed({ name })));
}

function messageAt(messages: Messages, key: string): AnyMessage {
  // The compiler gave each language every key of the source.
  return key
    .split(".")
    .reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], messages) as AnyMessage;
}
