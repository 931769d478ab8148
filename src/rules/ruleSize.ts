/** The size of the messages that an `allow` about sampling covers if it names none. */
export const leastSize = { maxMessages: 20, maxCharacters: 10_000 } as const;

/** Returns the size that a rule made from a request covers: the request's own, rounded up to 1, 2, or 5 times a power of ten. */
export function sizeAround({
  messages = 0,
  characters = 0,
}: {
  readonly messages?: number;
  readonly characters?: number;
}): { readonly maxMessages: number; readonly maxCharacters: number } {
  return {
    maxMessages: Math.max(leastSize.maxMessages, roundUp(messages)),
    maxCharacters: Math.max(leastSize.maxCharacters, roundUp(characters)),
  };
}

function roundUp(count: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, count)));
  const step = [1, 2, 5].find((step) => step * power >= count) ?? 10;
  return step * power;
}
