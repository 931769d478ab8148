import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

type Keyed = Map<unknown, unknown> | Set<unknown>;

/**
 * Watches, from now on, which maps and sets take keys that fit. The function returned stops it, and counts the keys that
 * those of them which somebody still holds have kept.
 */
export function whoKeeps(fits: (key: unknown) => boolean): () => Promise<number> {
  const seen = new WeakSet<Keyed>();
  const watched: WeakRef<Keyed>[] = [];
  const { set } = Map.prototype;
  const { add } = Set.prototype;
  const note = (keyed: Keyed, key: unknown) => {
    if (!fits(key) || seen.has(keyed)) return;
    seen.add(keyed);
    watched.push(new WeakRef(keyed));
  };
  replace(
    Map.prototype,
    "set",
    function (this: Map<unknown, unknown>, key: unknown, value: unknown) {
      note(this, key);
      return set.call(this, key, value);
    },
  );
  replace(Set.prototype, "add", function (this: Set<unknown>, value: unknown) {
    note(this, value);
    return add.call(this, value);
  });
  return async () => {
    replace(Map.prototype, "set", set);
    replace(Set.prototype, "add", add);
    setFlagsFromString("--expose-gc");
    // What was only looked at a moment ago is held until the task is over.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    runInNewContext("gc")();
    return watched
      .flatMap((reference) => [...(reference.deref()?.keys() ?? [])])
      .filter((key) => fits(key)).length;
  };
}

function replace(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: true, configurable: true });
}
