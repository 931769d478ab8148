const longestName = 60;
const longestVersion = 20;

/** Quotes and brackets of any writing system, which would end the quotation that a claim stands in; seals and check marks too. */
const enclosing = /[\p{Pi}\p{Pf}\p{Ps}\p{Pe}\p{So}\p{Sk}"'\u2032-\u2037`´＂＇<>]/gu;
/** The characters that end a line or cannot be seen. */
const breaking = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;
/** Marks whose letter is gone, an emoji's selector among them. */
const orphaned = /(^| )\p{M}+/gu;
/** Marks upon marks: letters of every language need two at most. */
const piled = /(\p{M}{2})\p{M}+/gu;

/**
 * The server's name for itself, as it may stand in a sentence of ours: one short line without quotes, seals and piled
 * marks, so that it cannot pretend to say more than a name. Empty if nothing is left of it.
 */
export function claimOf(text: string): string {
  const plain = text
    .slice(0, 10 * longestName)
    .normalize("NFC")
    .replace(breaking, " ")
    .replace(enclosing, "")
    .replace(orphaned, "$1")
    .replace(piled, "$1")
    .replace(/ {2,}/g, " ")
    .trim();
  const characters = [...plain];
  return characters.length > longestName
    ? `${characters.slice(0, longestName).join("").trimEnd()}…`
    : plain;
}

/** The version that a server claims: letters, digits and what stands between them. */
export function claimedVersion(text: string): string {
  return text.replace(/[^\p{L}\p{N}.+_-]/gu, "").slice(0, longestVersion);
}
