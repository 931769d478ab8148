/** Characters that nobody sees, or that turn what stands beside them. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{DI}\u2800]/gu;

/** Nests no deeper than what a host lets in. */
const deepest = 250;

/** Writes JSON data as an expression of JavaScript: what is hidden in a text is spelt out, and `__proto__` is a name like any other. */
export function writeLiteral(value: unknown, indent = "", depth = 0): string {
  if (typeof value === "string") return writeText(value);
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  if (depth > deepest) return "null";
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const lines = isList
    ? value.map((item) => writeLiteral(item, inner, depth + 1))
    : Object.entries(value).map(
        ([name, item]) => `${writeName(name)}: ${writeLiteral(item, inner, depth + 1)}`,
      );
  const [open, close] = isList ? "[]" : "{}";
  if (lines.length === 0) return `${open}${close}`;
  return `${open}\n${lines.map((line) => `${inner}${line},\n`).join("")}${indent}${close}`;
}

function writeText(text: string): string {
  return JSON.stringify(text).replace(unseen, spell);
}

function spell(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `\\u{${code.toString(16)}}`;
}

function writeName(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return /^[a-z_$][\w$]*$/i.test(name) ? name : writeText(name);
}
