import type { DeskStore } from "../server/kept/store.js";
import { createListening, type WatchSource } from "./createListening.js";

interface Watcher {
  wake(): void;
  failed(error: unknown): void;
}

/**
 * Makes the `watch` of a store: one connection for all who watch on this node, from the first to the last of them, which listens
 * to each channel once.
 */
export function createWatch(source: WatchSource): DeskStore["watch"] {
  const watchers = new Map<string, Set<Watcher>>();
  let turn: Promise<unknown> = Promise.resolve();

  /** One thing at a time, so that nobody stops listening to what another has just begun to watch. */
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(act);
    turn = done.catch(() => undefined);
    return done;
  };

  const listening = createListening(source, {
    channelsOf: () => [...watchers.keys()],
    heard(channel) {
      const woken = channel === undefined ? [...watchers.values()] : [watchers.get(channel) ?? []];
      for (const { wake } of woken.flatMap((some) => [...some])) wake();
    },
    failed(error) {
      const [first] = [...watchers.values()].flatMap((some) => [...some]);
      first?.failed(error);
    },
    inTurn,
  });

  const add = async (channel: string, watcher: Watcher) => {
    const others = watchers.get(channel);
    if (others) return void others.add(watcher);
    watchers.set(channel, new Set([watcher]));
    try {
      await listening.add(channel);
    } catch (error) {
      await remove(channel, watcher);
      // Other watchers share the connection.
      if (watchers.size > 0) void listening.renew(error);
      throw error;
    }
  };

  const remove = async (channel: string, watcher: Watcher) => {
    const others = watchers.get(channel);
    if (!others?.delete(watcher) || others.size > 0) return;
    watchers.delete(channel);
    await listening.remove(channel, watchers.size === 0);
  };

  return async (audience, wake, failed = () => undefined) => {
    const channel = await source.nameChannel(audience);
    let isStopped = false;
    // Of its own, so that a function that is given twice can be stopped once.
    const own: Watcher = {
      wake() {
        if (!isStopped) wake();
      },
      failed,
    };
    await inTurn(() => add(channel, own));
    return () => {
      isStopped = true;
      return inTurn(() => remove(channel, own));
    };
  };
}
