/** The list of before, where the one of now has the same in it. */
export function keepList<Item>(before: readonly Item[], now: readonly Item[]): readonly Item[] {
  const isSame = before.length === now.length && now.every((item, place) => item === before[place]);
  return isSame ? before : now;
}
