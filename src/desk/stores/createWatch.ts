import type { DeskStore } from "../store.js";
import type { Channels, Hear } from "./channels.js";

/** Where an engine tells of the writes for an audience. */
export interface WatchSource {
  nameChannel(audience: string): string | Promise<string>;
  open(hear: Hear): Promise<Channels>;
}

/**
 * Makes the `watch` of a store: one connection for all who watch on this node, from the first to the last of them, which listens
 * to each channel once.
 */
export function createWatch({ nameChannel, open }: WatchSource): DeskStore["watch"] {
  const watchers = new Map<string, Set<() => void>>();
  let channels: Channels | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  /** One thing at a time, so that nobody stops listening to what another has just begun to watch. */
  const inTurn = <Result>(act: () => Promise<Result>): Promise<Result> => {
    const done = turn.then(act);
    turn = done.catch(() => undefined);
    return done;
  };

  const hear: Hear = (channel) => {
    const heard = channel === undefined ? [...watchers.values()] : [watchers.get(channel) ?? []];
    for (const wake of heard.flatMap((wakes) => [...wakes])) wake();
  };

  const add = async (channel: string, wake: () => void) => {
    const others = watchers.get(channel);
    if (others) return void others.add(wake);
    watchers.set(channel, new Set([wake]));
    try {
      channels ??= await open(hear);
      await channels.listen(channel);
    } catch (error) {
      await remove(channel, wake);
      throw error;
    }
  };

  const remove = async (channel: string, wake: () => void) => {
    const others = watchers.get(channel);
    if (!others?.delete(wake) || others.size > 0) return;
    watchers.delete(channel);
    // Where the connection is lost, there is nothing to stop.
    if (watchers.size > 0) return void (await channels?.unlisten(channel).catch(() => undefined));
    channels?.close();
    channels = undefined;
  };

  return async (audience, wake) => {
    const channel = await nameChannel(audience);
    let isStopped = false;
    // Of its own, so that a function that is given twice can be stopped once.
    const own = () => {
      if (!isStopped) wake();
    };
    await inTurn(() => add(channel, own));
    return () => {
      isStopped = true;
      return inTurn(() => remove(channel, own));
    };
  };
}
