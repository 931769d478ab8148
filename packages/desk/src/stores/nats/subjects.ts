/** Writes text so that it is one token of a subject; throws for text that has no UTF-8. */
export function toToken(text: string): string {
  const encoded = encodeURIComponent(text)
    .replace(/[.!~*'()]/g, hexOf)
    .replaceAll("%", "=");
  return encoded === "" ? "=" : encoded;
}

/** Reads what `toToken` wrote. */
export function fromToken(token: string): string {
  return token === "=" ? "" : decodeURIComponent(token.replaceAll("=", "%"));
}

function hexOf(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
