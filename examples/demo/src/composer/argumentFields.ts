import type { Tool } from "@modelcontextprotocol/client";

/** One argument of a tool that fits a plain control. */
export interface ArgumentField {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly kind: "text" | "number" | "integer" | "boolean" | "choice";
  readonly options?: readonly string[];
  readonly required: boolean;
  readonly initial: string;
}

/** A tool's arguments as plain controls; `undefined` where they need to be written as JSON. */
export function readArgumentFields(schema: Tool["inputSchema"]): ArgumentField[] | undefined {
  const properties = Object.entries(schema.properties ?? {});
  const fields = properties.map(([name, property]) =>
    readField(name, property, schema.required?.includes(name) ?? false),
  );
  return fields.every((field) => field !== undefined) ? fields : undefined;
}

function readField(name: string, property: unknown, required: boolean): ArgumentField | undefined {
  if (typeof property !== "object" || property === null) return undefined;
  const { type, title, description, enum: options, default: initial } = property as PropertySchema;
  const kind = options ? "choice" : kinds[String(type)];
  if (!kind || (options && !options.every((option) => typeof option === "string")))
    return undefined;
  return {
    name,
    label: typeof title === "string" ? title : name,
    ...(typeof description === "string" && { description }),
    kind,
    ...(options && { options }),
    required,
    initial: asText(initial),
  };
}

function asText(value: unknown): string {
  if (typeof value === "string") return value;
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}

interface PropertySchema {
  readonly type?: unknown;
  readonly title?: unknown;
  readonly description?: unknown;
  readonly enum?: readonly string[];
  readonly default?: unknown;
}

const kinds: Record<string, ArgumentField["kind"]> = {
  string: "text",
  number: "number",
  integer: "integer",
  boolean: "boolean",
};
