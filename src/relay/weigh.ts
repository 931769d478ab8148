const deepest = 100;

/** How many characters a value of plain data takes, roughly; what is too deep to look at counts as nothing. */
export function weigh(value: unknown, depth = 0): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null || depth > deepest) return 4;
  let characters = 2;
  for (const [key, inner] of Object.entries(value))
    characters += key.length + weigh(inner, depth + 1);
  return characters;
}
