import { findSecretAsked, readFormAround } from "../secrets/findSecretAsked.js";

const longestText = 100_000;
const mostNames = 2_000;
const mostKnown = 10_000;
const names =
  /"((?:[^"\\]|\\.){1,200})"(?=\s{0,100}:)|([\p{L}_$][\p{L}\p{N}_$.-]{0,100})(?=\s{0,100}[:=])/gsu;

const alone = {
  title: "",
  description: "",
  format: "",
  pattern: "",
  writeOnly: false,
  isFree: true,
  isMeasure: false,
};
const around = readFormAround("", []);
const known = new Map<string, boolean>();

/**
 * Whether a text that is written as JSON, finished or not, gives a value a name that secrets have, at any depth. It reads
 * 100,000 characters and 2,000 names; a text with more may hold a secret anywhere.
 */
export function namesSecret(text: string): boolean {
  if (text.length > longestText) return true;
  let read = 0;
  for (const [, quoted, bare = ""] of text.matchAll(names)) {
    read += 1;
    if (read > mostNames || isSecretName(quoted === undefined ? bare : unescaped(quoted)))
      return true;
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
