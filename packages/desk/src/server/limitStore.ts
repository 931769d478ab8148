import { withinLimit } from "../timing/timeLimit.js";
import type { DeskStore } from "./kept/store.js";

/**
 * Gives each call to a store a time limit, in milliseconds: one that never settles would block its question for ever. Before
 * each, `ready` has to resolve.
 */
export function limitStore(
  store: DeskStore,
  limit: number,
  ready: () => Promise<void> = async () => undefined,
): DeskStore {
  const within = <Result>(work: Promise<Result>, name: string) =>
    withinLimit(work, limit, `store.${name}()`);
  const { now, inspect } = store;
  return {
    ...(now && { now: () => within(now.call(store), "now") }),
    ...(inspect && { inspect: () => within(inspect.call(store), "inspect") }),
    async put(entry, replaces) {
      await ready();
      return within(store.put(entry, replaces), "put");
    },
    async get(audience, id) {
      await ready();
      return within(store.get(audience, id), "get");
    },
    async list(audience, since) {
      await ready();
      return within(store.list(audience, since), "list");
    },
    drop: (audience, id) => within(store.drop(audience, id), "drop"),
    async watch(audience, wake, failed) {
      const watching = store.watch(audience, wake, failed);
      const stop = await within(watching, "watch").catch((error: unknown) => {
        // What begins late is stopped at once.
        watching.then((late) => late()).catch(() => undefined);
        throw error;
      });
      return () => within(stop(), "watch");
    },
  };
}
