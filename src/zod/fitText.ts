import { numbersIn } from "../schema/keywordValues.js";
import type { JsonObject } from "../wire/protocol/json.js";
import type { Fitted } from "./fitProperty.js";
import { isText, presetIn, wordsIn } from "./keywords.js";
import { ownPatterns } from "./ownPatterns.js";
import type { TextFormat } from "./requestedSchema.js";

const formats: readonly unknown[] = ["email", "uri", "date", "date-time"] satisfies TextFormat[];

/** Writes a text in the protocol's subset. */
export function fitText(schema: JsonObject): Fitted {
  const { format, pattern } = schema;
  return {
    property: {
      type: "string",
      ...wordsIn(schema),
      ...numbersIn(schema, ["minLength", "maxLength"]),
      ...(isFormat(format) && { format }),
      ...presetIn(schema, isText),
    },
    keywords: [
      "minLength",
      "maxLength",
      ...(isFormat(format) ? ["format"] : []),
      ...(isFormat(format) && ownPatterns.has(pattern) ? ["pattern"] : []),
    ],
  };
}

function isFormat(format: unknown): format is TextFormat {
  return formats.includes(format);
}
