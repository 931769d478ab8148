import type { PrivateSpan } from "../privateSpan.js";

const head = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/gu;
const tail = /-----END (?:[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----)?/gu;
const putty = /PuTTY-User-Key-File-\d:/gu;
const mac = /Private-MAC: ?[\da-f]{40,64}/gu;
const longest = 65_536;
/** The lines of a key that was cut off. */
const lines = /^(?:(?:\s|\\r|\\n)*[\w+/=:,. -]{1,130}(?=\s|\\|$))*/u;

/** Finds private keys, as PEM, armored or as PuTTY writes them; of one that was cut off, all that is left. It takes a whole text. */
export function findPrivateKeys(text: string): readonly PrivateSpan[] {
  const found: PrivateSpan[] = [];
  const firstTail = createFirstAfter(text, tail);
  let at = 0;
  for (const { 0: begin, index: start } of text.matchAll(head)) {
    if (start < at) continue;
    const from = start + begin.length;
    const close = firstTail(from);
    const isClosed = close && close.index - from <= longest && close[0].endsWith("-----");
    at = isClosed
      ? close.index + close[0].length
      : from + (lines.exec(text.slice(from, from + longest))?.[0].length ?? 0);
    found.push({ start, end: at, kind: "privateKey" });
  }
  const firstMac = createFirstAfter(text, mac);
  for (const { index: start } of text.matchAll(putty)) {
    const last = firstMac(start);
    if (last && last.index - start < longest)
      found.push({ start, end: last.index + last[0].length, kind: "privateKey" });
  }
  return found;
}

/** Makes what finds the first of its kind from a place on, which is never before the last one asked for: each is looked for once. */
function createFirstAfter(text: string, shape: RegExp) {
  const rest = text.matchAll(shape);
  let next = rest.next();
  return (from: number): RegExpExecArray | undefined => {
    while (!next.done && next.value.index < from) next = rest.next();
    return next.done ? undefined : next.value;
  };
}
