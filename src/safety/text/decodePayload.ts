import type { HiddenCode } from "./hiddenSpan.js";

const longest = 1_000;

/** Decodes the text that a stretch of tags or variation selectors spells; `undefined` if it cannot be read. */
export function decodePayload(characters: string, code: HiddenCode): string | undefined {
  if (code !== "tag-characters" && code !== "variation-selectors") return undefined;
  const bytes: number[] = [];
  for (const character of characters) {
    const byte = byteOf(character.codePointAt(0) ?? 0);
    if (byte !== undefined) bytes.push(byte);
    if (bytes.length === longest) break;
  }
  const spelt = new TextDecoder().decode(Uint8Array.from(bytes));
  return /[\p{C}\ufffd]/u.test(spelt) || !/[\p{L}\p{N}]/u.test(spelt) ? undefined : spelt;
}

/** Tags are ASCII; the 256 variation selectors are bytes. */
function byteOf(codePoint: number): number | undefined {
  if (codePoint >= 0xe0020 && codePoint < 0xe007f) return codePoint - 0xe0000;
  if (codePoint >= 0xfe00 && codePoint <= 0xfe0f) return codePoint - 0xfe00;
  if (codePoint >= 0xe0100 && codePoint <= 0xe01ef) return codePoint - 0xe0100 + 16;
  return undefined;
}
