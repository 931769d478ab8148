import * as z from "zod";
import { numbersIn } from "../schema/reading/keywordValues.js";
import type { JsonObject } from "../wire/protocol/json.js";
import type { Fitted } from "./fitted.js";
import { isText, presetIn, wordsIn } from "./keywords.js";
import type { TextFormat } from "./requestedSchema.js";

const formats: readonly unknown[] = ["email", "uri", "date", "date-time"] satisfies TextFormat[];

/** The patterns that Zod itself writes beside a format: they say no more than the format. */
const ownPatterns: ReadonlySet<unknown> = new Set(
  [
    z.email(),
    z.email({ pattern: z.regexes.html5Email }),
    z.email({ pattern: z.regexes.rfc5322Email }),
    z.email({ pattern: z.regexes.unicodeEmail }),
    z.iso.date(),
    z.iso.datetime(),
    z.iso.datetime({ offset: true }),
  ].map((schema) => z.toJSONSchema(schema).pattern),
);

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
