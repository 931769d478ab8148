import { isMadeAnew, keyOf } from "./keyOf.js";

/** One thing as it is and as it was asked for: only one of the two where it was added or removed. */
export interface MatchedRow<Thing> {
  readonly key: string;
  /** As it is; absent where it was removed. */
  readonly item?: Thing;
  /** Its place as it is. */
  readonly index?: number;
  /** As it was asked for; absent where the person added it. */
  readonly asked?: Thing;
  /** Its place among what was asked for. */
  readonly askedIndex?: number;
}

/**
 * Finds for each thing what it was asked as, in the order in which they are to be shown. What was edited here goes by
 * the key of what it was; what came back from elsewhere, such as a kept draft, is found by what it says, or else by
 * where it stands.
 */
export function matchAsked<Thing extends object>(
  items: readonly Thing[],
  asked: readonly Thing[],
  mayMatch: (item: Thing, asked: Thing) => boolean,
): readonly MatchedRow<Thing>[] {
  const partners = findPartners(items, asked, mayMatch);
  const partnered = new Set(partners);
  const rows: MatchedRow<Thing>[] = [];
  let shown = 0;
  const showRemoved = (end: number) => {
    for (; shown < end; shown += 1) {
      const gone = asked[shown];
      if (gone && !partnered.has(shown))
        rows.push({ key: keyOf(gone), asked: gone, askedIndex: shown });
    }
  };
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const askedIndex = partners[index];
    // What was asked side by side stays side by side: what the person put in comes after what is gone.
    showRemoved(askedIndex ?? nextPartner(partners, index) ?? asked.length);
    const own = askedIndex === undefined ? undefined : asked[askedIndex];
    const key = keyOf(item);
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    rows.push({
      key: times === 0 ? key : `${key}-${times}`,
      item,
      index,
      ...(own && askedIndex !== undefined && { asked: own, askedIndex }),
    });
  }
  showRemoved(asked.length);
  return rows;
}

/** The next place, among what was asked for, of anything that was. */
function nextPartner(partners: readonly (number | undefined)[], from: number): number | undefined {
  for (let index = from; index < partners.length; index += 1)
    if (partners[index] !== undefined) return partners[index];
  return undefined;
}

function findPartners<Thing extends object>(
  items: readonly Thing[],
  asked: readonly Thing[],
  mayMatch: (item: Thing, asked: Thing) => boolean,
): readonly (number | undefined)[] {
  const partners = items.map((): number | undefined => undefined);
  const taken = new Set<number>();
  const pair = (nameOf: (thing: Thing) => string) => {
    const places = new Map<string, number[]>();
    for (const [index, thing] of asked.entries())
      if (!taken.has(index)) {
        const name = nameOf(thing);
        const others = places.get(name);
        if (others) others.push(index);
        else places.set(name, [index]);
      }
    for (const [index, item] of items.entries()) {
      if (partners[index] !== undefined) continue;
      const place = places.get(nameOf(item))?.shift();
      if (place === undefined) continue;
      partners[index] = place;
      taken.add(place);
    }
  };
  pair(keyOf);
  if (taken.size < Math.min(items.length, asked.length)) {
    pair(textOf);
    pairByPlace(items, asked, partners, taken, mayMatch);
  }
  return partners;
}

/** Whatever is left over between two that were found belongs together in order. */
function pairByPlace<Thing extends object>(
  items: readonly Thing[],
  asked: readonly Thing[],
  partners: (number | undefined)[],
  taken: Set<number>,
  mayMatch: (item: Thing, asked: Thing) => boolean,
): void {
  let next = 0;
  for (const [index, item] of items.entries()) {
    const partner = partners[index];
    if (partner !== undefined) {
      next = Math.max(next, partner + 1);
      continue;
    }
    const candidate = asked[next];
    if (!candidate || taken.has(next) || isMadeAnew(item) || !mayMatch(item, candidate)) continue;
    partners[index] = next;
    taken.add(next);
    next += 1;
  }
}

/** Whether two things say the same. */
export function saySame(one: object, other: object): boolean {
  return textOf(one) === textOf(other);
}

const texts = new WeakMap<object, string>();

function textOf(thing: object): string {
  const known = texts.get(thing);
  if (known !== undefined) return known;
  const text = writeText(thing);
  texts.set(thing, text);
  return text;
}

/** Writes a thing as text; one that nests too deeply to be written is only itself. */
function writeText(thing: object): string {
  try {
    return JSON.stringify(thing);
  } catch {
    return keyOf(thing);
  }
}
