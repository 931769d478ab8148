import type { PrivateSpan } from "../privateSpan.js";

const head = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/gu;
const tail = /^-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/u;
const putty = /PuTTY-User-Key-File-\d:/gu;
const longest = 65_536;
/** The lines of a key that was cut off. */
const lines = /^(?:(?:\s|\\r|\\n)*[\w+/=:,. -]{1,130}(?=\s|\\|$))*/u;

/** Finds private keys, as PEM, armored or as PuTTY writes them; of one that was cut off, all that is left. It takes a whole text. */
export function findPrivateKeys(text: string): readonly PrivateSpan[] {
  const found: PrivateSpan[] = [];
  let at = 0;
  for (const { 0: begin, index: start } of text.matchAll(head)) {
    if (start < at) continue;
    const from = start + begin.length;
    const close = text.indexOf("-----END ", from);
    const ending =
      close < 0 || close - from > longest ? undefined : tail.exec(text.slice(close, close + 90));
    at = ending
      ? close + ending[0].length
      : from + (lines.exec(text.slice(from, from + longest))?.[0].length ?? 0);
    found.push({ start, end: at, kind: "privateKey" });
  }
  for (const { index: start } of text.matchAll(putty)) {
    const mac = /Private-MAC: ?[\da-f]{40,64}/u.exec(text.slice(start, start + longest));
    if (mac) found.push({ start, end: start + mac.index + mac[0].length, kind: "privateKey" });
  }
  return found;
}
