import type { Field, FieldOption } from "../../src/schema/field.js";

const byFormat: Readonly<Record<string, string>> = {
  email: "ada@example.com",
  uri: "https://example.com/a?b=c#d",
  date: "2024-02-29",
  "date-time": "2024-02-29T23:30:00+01:00",
};

/** An answer that a person might give to a field; valid unless the schema asks for more than its field says. */
export function answerField(field: Field): unknown {
  switch (field.kind) {
    case "text":
      return answerText(field);
    case "number":
      return answerNumber(field);
    case "boolean":
      return true;
    case "choice":
      return field.options[0]?.value;
    case "choices":
      return field.options.slice(0, Math.max(field.minItems ?? 1, 1)).map(sentBy);
    case "list":
      return Array.from(
        { length: Math.max(field.minItems ?? 1, 1) },
        (_, index) => `${answerText(field.items)}${index || ""}`,
      );
    case "json":
      return field.shape === "array" ? [] : field.shape === "object" ? {} : null;
  }
}

function sentBy(option: FieldOption): unknown {
  return option.value;
}

function answerText({
  format = "",
  pattern,
  minLength = 0,
  maxLength = 300,
}: {
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
}): string {
  if (pattern === "^[A-Z]{5}$") return "TRIPS";
  return (byFormat[format] ?? "Lisbon")
    .padEnd(minLength, "x")
    .slice(0, Math.max(maxLength, minLength));
}

function answerNumber(field: Field & { kind: "number" }): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, integer, multipleOf = 1 } = field;
  const least =
    minimum ??
    (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + (integer ? 1 : 0.5));
  const most =
    maximum ??
    (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - (integer ? 1 : 0.5));
  const value = least ?? (most === undefined || most > 0 ? 0 : most);
  return Number.isInteger(multipleOf) ? Math.ceil(value / multipleOf) * multipleOf : value;
}
