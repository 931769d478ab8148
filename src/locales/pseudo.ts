// oxlint-disable bounds/recursion -- a catalogue nests a few levels.
import type { Messages } from "../messages/messages.js";

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
 * Returns a catalogue that shows what a translation will do to an app: every sentence is longer, accented and in square
 * brackets, so that a clipped label, a sentence that was glued together and a text that is in no catalogue can be seen.
 * Names and values in a sentence stay as they are. Its locale is the catalogue's own with `-XA`.
 */
export function pseudo(messages: Messages): Messages {
  return { ...accentAll(messages), locale: `${messages.locale}-XA` };
}

function accentAll<Value>(value: Value): Value {
  // Each branch gives back what it was given, which the compiler cannot follow.
  if (typeof value === "string") return accent(value) as Value;
  if (typeof value === "function")
    return ((...args: unknown[]) => accentAll<unknown>(value(...args))) as Value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(accentAll) as Value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, accentAll<unknown>(inner)]),
  ) as Value;
}

/** Leaves what is isolated as it is: names and values. */
function accent(text: string): string {
  const longer = text.replace(
    /\u2068[^\u2069]*\u2069|[aeiouyAEIOU]/g,
    (part) => accents[part] ?? part,
  );
  return longer === "" ? "" : `[${longer}]`;
}
