/** Makes something of a list that never changes, once however often it is asked for; an empty list is nobody's own. */
export function onceForList<Item, Made>(
  known: WeakMap<readonly Item[], readonly Made[]>,
  list: readonly Item[],
  make: () => readonly Made[],
): readonly Made[] {
  const made = (list.length > 0 ? known.get(list) : undefined) ?? make();
  known.set(list, made);
  return made;
}
