import { numbersIn } from "../schema/reading/keywordValues.js";
import { isJsonObject, type Json, type JsonObject } from "../wire/protocol/json.js";
import type { Fitted } from "./fitted.js";
import { isText, isTexts, presetIn, wordsIn } from "./keywords.js";
import type { TitledOption } from "./requestedSchema.js";

/** The options of a choice: texts as they are, or with labels. */
export type Options = { readonly texts: string[] } | { readonly titled: TitledOption[] };

const listing = ["enum", "const", "oneOf", "anyOf"];

/** Writes a choice of one option in the protocol's subset. */
export function fitChoice(schema: JsonObject, options: Options): Fitted {
  const { enumNames } = schema;
  return {
    property: {
      type: "string",
      ...wordsIn(schema),
      ...("texts" in options
        ? { enum: options.texts, ...(isTexts(enumNames) && { enumNames }) }
        : { oneOf: options.titled }),
      ...presetIn(schema, isText),
    },
    keywords: listing,
  };
}

/** Writes a choice of any number of options in the protocol's subset. */
export function fitChoices(schema: JsonObject, options: Options): Fitted {
  const chosen = {
    type: "array",
    ...wordsIn(schema),
    ...numbersIn(schema, ["minItems", "maxItems"]),
    ...presetIn(schema, isTexts),
  } as const;
  return {
    property:
      "texts" in options
        ? { ...chosen, items: { type: "string", enum: options.texts } }
        : { ...chosen, items: { anyOf: options.titled } },
    keywords: ["items", "minItems", "maxItems"],
  };
}

/** The options that a schema lists, if all of them are texts. */
export function optionsIn(schema: JsonObject): Options | undefined {
  const alternatives = schema.oneOf ?? schema.anyOf;
  if (Array.isArray(alternatives)) return optionsAmong(alternatives);
  const texts = schema.const === undefined ? schema.enum : [schema.const];
  return isTexts(texts) ? { texts } : undefined;
}

function optionsAmong(alternatives: readonly Json[]): Options | undefined {
  const options = alternatives.flatMap((option) =>
    isJsonObject(option) && isText(option.const)
      ? [{ const: option.const, ...wordsIn(option) }]
      : [],
  );
  if (options.length === 0 || options.length < alternatives.length) return undefined;
  return options.some(({ title }) => title !== undefined)
    ? { titled: options.map(({ const: text, title = text }) => ({ const: text, title })) }
    : { texts: options.map((option) => option.const) };
}
