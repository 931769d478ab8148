// Half of what servers ask for in the wild has a description.
const plain: Property = {
  type: "string",
  title: "A text",
  description: "Whatever comes to mind",
  minLength: 2,
};

const kinds: readonly Property[] = [
  plain,
  { type: "integer", title: "A number", minimum: 1, maximum: 99 },
  {
    type: "string",
    title: "One of three",
    description: "The size",
    enum: ["small", "medium", "large"],
  },
  { type: "string", title: "An address", format: "email" },
];

/** What is asked for one property. */
export interface Property {
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly [keyword: string]: unknown;
}

/** A schema of plain properties. */
export interface FormSchema {
  readonly type: "object";
  readonly properties: Readonly<Record<string, Property>>;
  readonly required: readonly string[];
}

/** A form of this many fields, of four kinds in turn. */
export function schemaOf(count: number): FormSchema {
  const names = Array.from({ length: count }, (_, index) => `field${index}`);
  return {
    type: "object",
    properties: Object.fromEntries(
      names.map((name, index) => [name, kinds[index % kinds.length] ?? plain]),
    ),
    required: names,
  };
}

/** A valid answer to it. */
export function contentOf(count: number): Readonly<Record<string, unknown>> {
  const values = ["words", 12, "medium", "a@example.com"];
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`field${index}`, values[index % values.length]]),
  );
}
