import { isPlainObject } from "./isPlainData.js";

const deepest = 100;
const mostParts = 1_000_000;

/** A copy that any port takes: without functions, symbols and instances of classes; `left` names where those stood. */
export function toPlain(value: unknown): {
  readonly copy: unknown;
  readonly left: readonly string[];
} {
  const left: string[] = [];
  let parts = 0;
  const leave = (path: string) => {
    left.push(path);
    return undefined;
  };
  const copyOf = (part: unknown, path: string, depth: number): unknown => {
    parts += 1;
    if (parts > mostParts || depth > deepest) return leave(path);
    if (["function", "symbol", "bigint"].includes(typeof part)) return leave(path);
    if (typeof part !== "object" || part === null) return part;
    if (Array.isArray(part))
      return part.map((item, at) => copyOf(item, `${path}[${at}]`, depth + 1));
    if (!isPlainObject(part)) return leave(path);
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key, copyOf(inner, `${path}.${key}`, depth + 1)]),
    );
  };
  return { copy: copyOf(value, "message", 0), left };
}
