import type { core } from "zod";
import type { Issue } from "../schema/issue.js";
import type { Json, JsonObject } from "../wire/protocol/json.js";
import { isPlain, valueAt, valuesAt } from "./valuesAt.js";

/** An issue before Zod has given it a message. */
type RawIssue = core.$ZodRawIssue;

/** The members of an issue beside its path. */
type Kind<Issue = core.$ZodIssue> = Issue extends core.$ZodIssue
  ? Omit<Issue, "path" | "message" | "input"> & { readonly message?: string }
  : never;

const formats: Readonly<Record<string, string>> = { uri: "url", "date-time": "datetime" };

const sentences: Readonly<Record<string, string>> = {
  uniqueItems: "Two items are the same",
  contains: "An item that is needed is missing",
  minContains: "Items that are needed are missing",
  maxContains: "Too many items are of one kind",
  propertyNames: "This name is not allowed",
  not: "This value is excluded",
  never: "No value is allowed here",
};

/**
 * Puts an issue into Zod's words. Its message comes from Zod's own catalogue, in the language of `z.config()`;
 * our code and its details stay in `params`.
 */
export function issueForZod(issue: Issue, value: unknown, schema: JsonObject): RawIssue {
  const { code, params } = issue;
  const path = code === "additionalProperties" ? issue.path.slice(0, -1) : [...issue.path];
  const input = valueAt(value, path);
  // Zod types the input by the issue's code; here it is whatever was found to be wrong.
  return { ...kindOf(issue, schema), path, input, params: { ...params, code } } as RawIssue;
}

function kindOf({ code, path, params }: Issue, schema: JsonObject): Kind {
  const limit = typeof params.limit === "number" ? params.limit : 0;
  switch (code) {
    case "type":
      return { code: "invalid_type", expected: wordsOf(params.expected) };
    case "required":
    case "dependentRequired":
      return { code: "invalid_type", expected: "nonoptional" };
    case "enum":
      return invalidValue(valuesAt(schema, path));
    case "const":
      return invalidValue([params.expected].filter(isPlain));
    case "minLength":
      return { code: "too_small", origin: "string", minimum: limit, inclusive: true };
    case "maxLength":
      return { code: "too_big", origin: "string", maximum: limit, inclusive: true };
    case "minimum":
    case "exclusiveMinimum":
      return { code: "too_small", origin: "number", minimum: limit, inclusive: code === "minimum" };
    case "maximum":
    case "exclusiveMaximum":
      return { code: "too_big", origin: "number", maximum: limit, inclusive: code === "maximum" };
    case "minItems":
    case "minProperties":
      return { code: "too_small", origin: originOf(code), minimum: limit, inclusive: true };
    case "maxItems":
    case "maxProperties":
      return { code: "too_big", origin: originOf(code), maximum: limit, inclusive: true };
    case "multipleOf":
      return { code: "not_multiple_of", divisor: limit };
    case "pattern":
      return { code: "invalid_format", format: "regex", pattern: textOf(params.pattern) };
    case "format": {
      const format = textOf(params.format);
      return { code: "invalid_format", format: formats[format] ?? format };
    }
    case "additionalProperties":
      return { code: "unrecognized_keys", keys: [String(path.at(-1))] };
    case "anyOf":
    case "oneOf":
      return { code: "invalid_union", errors: [] };
    default:
      return { code: "custom", message: sentences[code] ?? "Invalid input" };
  }
}

function originOf(code: "minItems" | "maxItems" | "minProperties" | "maxProperties"): string {
  return code.endsWith("Items") ? "array" : "object";
}

function wordsOf(expected: Json | undefined): string {
  return Array.isArray(expected) ? expected.join(" or ") : "another type";
}

function invalidValue(values: core.util.Primitive[]): Kind {
  const message = "Not one of the options";
  return { code: "invalid_value", values, ...(values.length === 0 && { message }) };
}

function textOf(detail: Json | undefined): string {
  return typeof detail === "string" ? detail : "";
}
