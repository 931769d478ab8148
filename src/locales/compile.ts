import { IntlMessageFormat } from "intl-messageformat";
import { ownParameters } from "../messages/compiled/ownParameters.js";
import { isolate } from "../messages/isolate.js";
import type { Messages } from "../messages/messages.js";

/** An app's own messages, nested as in `mcp-host-ui/locales/en.json`: ICU MessageFormat strings, or functions. */
export interface OwnMessages {
  readonly [key: string]: string | ((params: never) => string) | OwnMessages;
}

/**
 * Compiles an app's own messages for `HostProvider`. Keys and parameters are those of `mcp-host-ui/locales/en.json`.
 * Text from servers and users is isolated before a message is formatted.
 * @param base the messages of the same language, for each key that `own` lacks or leaves empty
 * @throws {SyntaxError} if a message is not valid ICU MessageFormat, with its key
 */
export function compileMessages(own: OwnMessages, base: Messages): Messages {
  // The groups of the result are those of the base.
  return { ...base, ...compileGroup(own, base, base.locale, "") };
}

type Group = Readonly<Record<string, unknown>>;

function compileGroup(own: OwnMessages, base: object, locale: string, prefix: string): Group {
  const known: Group = { ...base };
  const compiled = Object.entries(own).flatMap(([name, value]): [string, unknown][] =>
    known[name] === undefined || value === ""
      ? []
      : // oxlint-disable-next-line bounds/recursion -- groups nest as deep as those of the base.
        [[name, compileValue(value, known[name], locale, `${prefix}${name}`)]],
  );
  return { ...known, ...Object.fromEntries(compiled) };
}

function compileValue(
  own: OwnMessages[string],
  fallback: unknown,
  locale: string,
  key: string,
): unknown {
  if (typeof own === "function") return own;
  if (typeof own === "string") {
    const say = compileMessage(own, locale, key);
    return typeof fallback === "function" ? say : say({});
  }
  const group = typeof fallback === "object" && fallback !== null ? fallback : {};
  // oxlint-disable-next-line bounds/recursion -- groups nest as deep as those of the base.
  return compileGroup(own, group, locale, `${key}.`);
}

type Params = Readonly<Record<string, string | number | undefined>>;

function compileMessage(message: string, locale: string, key: string): (params: Params) => string {
  const format = parse(message, locale, key);
  const own = ownParameters[key] ?? [];
  return (params) =>
    String(
      format.format(
        Object.fromEntries(
          Object.entries(params).map(([name, value = ""]) => [
            name,
            typeof value === "string" && !own.includes(name) ? isolate(value) : value,
          ]),
        ),
      ),
    );
}

function parse(message: string, locale: string, key: string): IntlMessageFormat {
  try {
    return new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
  } catch (cause) {
    throw new SyntaxError(
      `The message ${key} is not valid ICU MessageFormat: ${JSON.stringify(message)}. Correct it in your translation file.`,
      { cause },
    );
  }
}
