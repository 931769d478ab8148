import type { Separators } from "./separators.js";

const shape = /^(?:\d+|\d{1,3}(?: \d{3})+|\d{1,2}(?: \d{2})* \d{3})?(?:\.\d*)?$/;

/**
 * Rewrites a numeral in ASCII digits the way `Number` reads it, if its separators stand where they belong.
 * Spaces and apostrophes group in every locale; a point is one unless the locale groups with it.
 */
export function plainNumeral(text: string, { decimal, group }: Separators): string | undefined {
  const [, sign, mantissa = "", exponent = "0"] =
    /^([+-]?)([^e]*)(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  const groups = new Set<string>();
  const plain = Array.from(mantissa, (character) => {
    if (character === group || /[\s'\u2019\u066c]/.test(character)) {
      groups.add(character);
      return " ";
    }
    return character === decimal || character === "\u066b" ? "." : character;
  }).join("");
  if (groups.size > 1 || !shape.test(plain) || !/\d/.test(plain)) return undefined;
  return `${sign}${plain.replaceAll(" ", "")}e${exponent}`;
}
