import {
  createValidator,
  type ElicitContent,
  type Field,
  isJsonObject,
  type Json,
  type OptionValue,
  readFields,
  type TextRules,
} from "mcp-host-ui/schema";

/** Makes up the least content that a form takes: what it requires, as the server suggests it where it does. Undefined where none was found that is valid. */
export async function leastContent(requestedSchema: unknown): Promise<ElicitContent | undefined> {
  if (!isJsonObject(requestedSchema)) return undefined;
  const { fields } = readFields(requestedSchema);
  const content = Object.fromEntries(
    fields
      .filter(({ required }) => required)
      .map((field) => [field.name, field.default ?? sampleOf(field)]),
  );
  const { check } = await createValidator(requestedSchema);
  return check(content).length === 0 ? content : undefined;
}

function sampleOf(field: Field): Json {
  switch (field.kind) {
    case "text":
      return sampleText(field);
    case "number":
      return field.minimum ?? (field.exclusiveMinimum ?? 0) + 1;
    case "boolean":
      return true;
    case "choice":
      return field.options[0]?.value ?? null;
    case "choices":
      return field.options.slice(0, field.minItems ?? 0).map(({ value }): OptionValue => value);
    case "list":
      return Array.from({ length: field.minItems ?? 0 }, () => sampleText(field.items));
    case "json":
      return field.shape === "array" ? [] : {};
  }
}

const samples: Readonly<Record<string, string>> = {
  email: "person@example.com",
  uri: "https://example.com/",
  date: "2026-01-31",
  "date-time": "2026-01-31T12:00:00Z",
};

function sampleText({ format = "", minLength = 0, maxLength }: TextRules): string {
  const sample = samples[format];
  return sample ?? "Text".padEnd(minLength, "x").slice(0, maxLength);
}
