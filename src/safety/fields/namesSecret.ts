import { findSecretAsked, readFormAround } from "../secrets/findSecretAsked.js";

const longestText = 100_000;
const mostNames = 2_000;
const mostKnown = 10_000;
const names = /"((?:[^"\\]|\\.){1,200})"(?=\s*:)|([\p{L}_$][\p{L}\p{N}_$.-]{0,100})(?=\s*[:=])/gsu;
const longestName = 200;

const alone = {
  title: "",
  description: "",
  format: "",
  pattern: "",
  writeOnly: false,
  isFree: true,
  isSpelled: false,
  isWhole: true,
  isMeasure: false,
};
const around = readFormAround("", []);
const known = new Map<string, boolean>();

/**
 * Whether a text that is written as JSON, finished or not, gives a value a name that secrets have, at any depth. It reads
 * 100,000 characters, 2,000 names, and 200 characters of a name; a text with more may hold a secret anywhere.
 */
export function namesSecret(text: string): boolean {
  if (text.length > longestText || hasLongName(text)) return true;
  let read = 0;
  for (const [, quoted, bare = ""] of text.matchAll(names)) {
    read += 1;
    if (read > mostNames || isSecretName(quoted === undefined ? bare : unescaped(quoted)))
      return true;
  }
  return false;
}

/** Whether a quoted name has more characters than are read of one. */
function hasLongName(text: string): boolean {
  for (const { index: end } of text.matchAll(/"(?=\s*:)/gu)) {
    let start = text.lastIndexOf('"', end - 1);
    while (start > 0 && end - start <= longestName && text[start - 1] === "\\")
      start = text.lastIndexOf('"', start - 1);
    if (start >= 0 && end - start > longestName + 1) return true;
  }
  return false;
}

function isSecretName(name: string): boolean {
  const before = known.get(name);
  if (before !== undefined) return before;
  const isSecret = findSecretAsked(name, alone, around) !== undefined;
  if (known.size >= mostKnown) known.clear();
  known.set(name, isSecret);
  return isSecret;
}

function unescaped(quoted: string): string {
  try {
    return String(JSON.parse(`"${quoted}"`));
  } catch {
    return quoted;
  }
}
