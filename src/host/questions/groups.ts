/** Ids in groups; one id may be in several. */
export interface Groups {
  add(group: string, id: string): void;
  delete(group: string, id: string): void;
  /** The ids of a group, in the order in which they came. */
  of(group: string): readonly string[];
  sizeOf(group: string): number;
}

/** Makes empty {@link Groups}; an empty group takes no room. */
export function createGroups(): Groups {
  const groups = new Map<string, Set<string>>();
  return {
    add(group, id) {
      const ids = groups.get(group) ?? new Set();
      groups.set(group, ids.add(id));
    },
    delete(group, id) {
      const ids = groups.get(group);
      ids?.delete(id);
      if (ids?.size === 0) groups.delete(group);
    },
    of: (group) => [...(groups.get(group) ?? [])],
    sizeOf: (group) => groups.get(group)?.size ?? 0,
  };
}
