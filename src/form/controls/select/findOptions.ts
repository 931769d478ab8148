/** Finds options by what is typed: those that have every word of it, whatever the case and the accents. */
export type OptionFinder = (typed: string) => readonly number[];

/** Prepares a search over labels; it finds places in the list, in the list's order. */
export function createOptionFinder(labels: readonly string[]): OptionFinder {
  const plain = labels.map(plainText);
  const all = labels.map((_, index) => index);
  return (typed) => {
    const words = plainText(typed).split(/\s+/).filter(Boolean);
    return words.length === 0
      ? all
      : all.filter((index) => words.every((word) => plain[index]?.includes(word)));
  };
}

function plainText(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
