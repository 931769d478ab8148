/**
 * Returns the function that tells at which index an item that is the same came before; `undefined` for a new one. Items with
 * the same key are the same.
 */
export function createRepeatFinder(
  keyOf: (item: unknown) => unknown,
): (item: unknown, index: number) => number | undefined {
  const first = new Map<unknown, number>();
  return (item, index) => {
    const key = keyOf(item);
    const before = first.get(key);
    if (before === undefined) first.set(key, index);
    return before;
  };
}
