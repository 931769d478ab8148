import { en, type Messages } from "mcp-host-ui/locales/en";

const accents: Readonly<Record<string, string>> = {
  a: "åå",
  e: "éé",
  i: "ïï",
  o: "öö",
  u: "üü",
  y: "ÿ",
  A: "ÅÅ",
  E: "ÉÉ",
  I: "ÏÏ",
  O: "ÖÖ",
  U: "ÜÜ",
};

/**
 * English with accents, and longer: what a translation of every sentence does to a layout. What stays plain came from
 * a server, or from the demo itself.
 */
export const pseudoMessages: Messages = { ...accentAll(en), locale: "en-XA" };

function accentAll<Value>(value: Value): Value {
  // Each branch gives back what it was given, which the compiler cannot follow.
  if (typeof value === "string") return accent(value) as Value;
  if (typeof value === "function")
    return ((...args: unknown[]) => accentAll<unknown>(value(...args))) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, accentAll<unknown>(inner)]),
  ) as Value;
}

/** Leaves what is isolated as it is: names and values. */
function accent(text: string): string {
  return text.replace(/\u2068[^\u2069]*\u2069|[aeiouyAEIOU]/g, (part) => accents[part] ?? part);
}
