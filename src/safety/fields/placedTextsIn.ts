const deepest = 64;

/** A string somewhere in a value, or the name of a member. */
export interface PlacedText {
  readonly text: string;
  readonly path: readonly (string | number)[];
}

/**
 * Every string and member name in a JSON value, in order. What lies deeper than 64 or after `mostTexts` of them is left
 * out, and the generator then returns `false`.
 */
export function* placedTextsIn(
  root: unknown,
  rootPath: PlacedText["path"],
  mostTexts: number,
): Generator<PlacedText, boolean> {
  const stack: { value: unknown; path: PlacedText["path"] }[] = [{ value: root, path: rootPath }];
  let isWhole = true;
  let texts = 0;
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, path } = next;
    if (typeof value === "string") yield { text: value, path };
    if (typeof value !== "object" || value === null) continue;
    if (path.length > deepest) {
      isWhole = false;
      continue;
    }
    const members = Object.entries(value).slice(0, mostTexts - texts);
    texts += members.length;
    if (texts === mostTexts) isWhole = false;
    for (const [name, member] of members.toReversed()) {
      const at = [...path, Array.isArray(value) ? Number(name) : name];
      stack.push({ value: member, path: at });
    }
    if (!Array.isArray(value))
      for (const [name] of members) yield { text: name, path: [...path, name] };
  }
  return isWhole;
}
