import type { ArgumentField } from "./argumentFields.js";

/** What was typed as a tool's arguments: the arguments, or what is wrong, by field. */
export type ReadArguments =
  | { readonly args: Record<string, unknown> }
  | { readonly problems: Readonly<Record<string, string>> };

/** Reads the plain controls. */
export function readFieldArguments(
  fields: readonly ArgumentField[],
  values: Readonly<Record<string, string>>,
): ReadArguments {
  const args: [string, unknown][] = [];
  const problems: Record<string, string> = {};
  for (const { name, kind, required, initial } of fields) {
    const text = values[name] ?? initial;
    if (text === "") {
      if (required) problems[name] = "The tool needs this.";
    } else if (kind === "boolean") {
      args.push([name, text === "true"]);
    } else if (kind === "number" || kind === "integer") {
      const number = Number(text);
      if (Number.isFinite(number) && (kind === "number" || Number.isInteger(number)))
        args.push([name, number]);
      else problems[name] = kind === "integer" ? "Type a whole number." : "Type a number.";
    } else {
      args.push([name, text]);
    }
  }
  return Object.keys(problems).length > 0 ? { problems } : { args: Object.fromEntries(args) };
}

/** Reads arguments that were written as JSON, under the name `json`. */
export function readJsonArguments(text: string): ReadArguments {
  try {
    const args: unknown = JSON.parse(text);
    if (typeof args === "object" && args !== null && !Array.isArray(args))
      return { args: { ...args } };
    return { problems: { json: 'Write a JSON object, such as { "city": "Barcelona" }.' } };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { problems: { json: `This is not JSON: ${message}` } };
  }
}
