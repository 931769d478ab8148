const keys = new WeakMap<object, string>();
const made = new WeakSet<object>();
let last = 0;

/** Tells one object from all others, for as long as it lives: what came over the wire has no names of its own. */
export function keyOf(thing: object): string {
  const known = keys.get(thing);
  if (known !== undefined) return known;
  last += 1;
  const key = `k${last}`;
  keys.set(thing, key);
  return key;
}

/** Returns an object that takes the place of another: it goes by the same key. */
export function inPlaceOf<Thing extends object>(before: object, after: Thing): Thing {
  keys.set(after, keyOf(before));
  if (made.has(before)) made.add(after);
  return after;
}

/** Returns an object of the person's own, which takes the place of nothing. */
export function madeAnew<Thing extends object>(thing: Thing): Thing {
  made.add(thing);
  return thing;
}

/** Whether it is known that the person made an object from nothing. */
export function isMadeAnew(thing: object): boolean {
  return made.has(thing);
}
