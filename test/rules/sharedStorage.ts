/** A storage in memory that answers at once, and tells everybody else who has it of each change. */
export function sharedStorage(items = new Map<string, string>()) {
  const listeners = new Set<readonly [string, () => void]>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      items.set(key, value);
      for (const [name, listener] of [...listeners]) if (name === key) queueMicrotask(listener);
    },
    watch(key: string, listener: () => void) {
      const entry = [key, listener] as const;
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
  };
}
