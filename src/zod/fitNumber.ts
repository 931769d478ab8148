import { numbersIn } from "../schema/reading/keywordValues.js";
import type { JsonObject } from "../wire/protocol/json.js";
import type { Fitted } from "./fitted.js";
import { presetIn, wordsIn } from "./keywords.js";

const bounds = ["minimum", "maximum"] as const;

/** Writes a number in the protocol's subset. */
export function fitNumber(schema: JsonObject, type: "number" | "integer"): Fitted {
  const plain = type === "integer" ? withWholeBounds(schema) : schema;
  return {
    property: {
      type,
      ...wordsIn(schema),
      ...numbersIn(plain, bounds),
      ...presetIn(schema, isNumber),
    },
    keywords: type === "integer" ? [...bounds, "exclusiveMinimum", "exclusiveMaximum"] : bounds,
  };
}

/** For whole numbers an excluded bound is the next number; the bounds that Zod gives every whole number say nothing. */
function withWholeBounds({ minimum, maximum, ...schema }: JsonObject): JsonObject {
  const { exclusiveMinimum: above, exclusiveMaximum: below } = schema;
  const least = isNumber(above) ? Math.floor(above) + 1 : Number.NEGATIVE_INFINITY;
  const most = isNumber(below) ? Math.ceil(below) - 1 : Number.POSITIVE_INFINITY;
  const from = Math.max(least, isNumber(minimum) ? minimum : Number.MIN_SAFE_INTEGER);
  const to = Math.min(most, isNumber(maximum) ? maximum : Number.MAX_SAFE_INTEGER);
  return {
    ...(from !== Number.MIN_SAFE_INTEGER && { minimum: from }),
    ...(to !== Number.MAX_SAFE_INTEGER && { maximum: to }),
  };
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}
