import { pickSpans } from "./pickSpans.js";
import type { PrivateSpan } from "./privateSpan.js";

/** Picks from what finders find, piece by piece: what stands before everything that is still to come is settled. */
export interface Picker {
  /** Adds what the finder of this place in the order found. */
  add(finder: number, span: PrivateSpan): void;
  /** Everything that starts before this place was added. */
  pickUntil(place: number): void;
  /** Everything that was picked, those that are left included, in order. */
  picked(): readonly PrivateSpan[];
}

/** Makes what picks as {@link pickSpans} does with as many finders, but a little at a time. */
export function createPicker(finders: number): Picker {
  const picked: PrivateSpan[] = [];
  let waiting = Array.from({ length: finders }, (): PrivateSpan[] => []);
  const pick = (place: number) => {
    const cut = cutBefore(waiting.flat(), place);
    const settled = waiting.map((list) => list.filter(({ end }) => end <= cut));
    for (const span of pickSpans(settled)) picked.push(span);
    waiting = waiting.map((list) => list.filter(({ end }) => end > cut));
  };
  return {
    add: (finder, span) => void waiting[finder]?.push(span),
    pickUntil: pick,
    picked() {
      pick(Number.POSITIVE_INFINITY);
      return picked;
    },
  };
}

/** The last place up to here that no span reaches across. */
function cutBefore(spans: readonly PrivateSpan[], place: number): number {
  let cut = place;
  for (const { start, end } of spans.toSorted((one, other) => other.start - one.start))
    if (start < cut && end > cut) cut = start;
  return cut;
}
