/** Returns a function that begins one more of a name, and returns what ends it; `undefined` where so many are open. */
export function createCounts(most: number): (name: string) => (() => void) | undefined {
  const counts = new Map<string, number>();
  return (name) => {
    const count = counts.get(name) ?? 0;
    if (count >= most) return undefined;
    counts.set(name, count + 1);
    return () => {
      const left = (counts.get(name) ?? 1) - 1;
      if (left > 0) counts.set(name, left);
      else counts.delete(name);
    };
  };
}
