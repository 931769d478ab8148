const deepest = 100;

/** Counts the characters that a value of plain data takes, roughly; a part that is too deep to look at counts as none. */
export function weigh(value: unknown, depth = 0): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null || depth > deepest) return 4;
  let characters = 2;
  for (const [key, inner] of Object.entries(value))
    characters += key.length + weigh(inner, depth + 1);
  return characters;
}
