const deepest = 64;

/** A string somewhere in a value, or the name of a member. */
export interface PlacedText {
  readonly text: string;
  readonly place: readonly (string | number)[];
}

/**
 * Every string and member name in a JSON value, in order. What lies deeper than 64 or after `mostTexts` of them is left
 * out, and the generator then returns `false`.
 */
export function* textsWithin(
  root: unknown,
  rootPlace: PlacedText["place"],
  mostTexts: number,
): Generator<PlacedText, boolean> {
  const stack: { value: unknown; place: PlacedText["place"] }[] = [
    { value: root, place: rootPlace },
  ];
  let isWhole = true;
  let texts = 0;
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { value, place } = next;
    if (typeof value === "string") yield { text: value, place };
    if (typeof value !== "object" || value === null) continue;
    if (place.length > deepest) {
      isWhole = false;
      continue;
    }
    const members = Object.entries(value).slice(0, mostTexts - texts);
    texts += members.length;
    if (texts === mostTexts) isWhole = false;
    for (const [name, member] of members.toReversed()) {
      const at = [...place, Array.isArray(value) ? Number(name) : name];
      stack.push({ value: member, place: at });
    }
    if (!Array.isArray(value))
      for (const [name] of members) yield { text: name, place: [...place, name] };
  }
  return isWhole;
}
