import { letProcessEnd } from "../../timing/letProcessEnd.js";
import { isTimeLimit, withinLimit } from "../../timing/timeLimit.js";
import { evaluate, type RedisClient } from "./redisClient.js";

/** Runs a script of a desk. */
export type RunScript = (
  script: string,
  keys: readonly string[],
  args: readonly string[],
) => Promise<unknown>;

/** A connection of the desk's own. */
interface Spare {
  readonly client: RedisClient;
  close(): void;
}

/** The time for which a desk uses its own connection before it tries the app's client again, in milliseconds. */
const spareFor = 60_000;

/**
 * Runs scripts by an app's client, each within a time limit. After one that exceeds it, the next ones take another connection
 * for a minute: the client may wait for ever on one that was cut on its way.
 */
export function createScripts(client: RedisClient, timeout: number): RunScript {
  let spare: Spare | undefined;

  /** Closes a connection once its last script has ended or timed out. */
  const retire = (old: Spare | undefined) => {
    if (old) letProcessEnd(setTimeout(old.close, timeout));
  };

  const replace = (slow: RedisClient) => {
    // Another script was slow on it before.
    if (slow !== (spare?.client ?? client)) return;
    retire(spare);
    const own = duplicate(client);
    spare = own;
    const end = () => {
      if (spare !== own) return;
      spare = undefined;
      retire(own);
    };
    letProcessEnd(setTimeout(end, spareFor));
  };

  return async (script, keys, args) => {
    const current = spare?.client ?? client;
    try {
      return await withinLimit(evaluate(current, script, keys, args), timeout, "A script of Redis");
    } catch (error) {
      if (isTimeLimit(error)) replace(current);
      throw error;
    }
  };
}

function duplicate(client: RedisClient): Spare {
  if ("call" in client) {
    const own = client.duplicate();
    own.on("error", () => undefined);
    return { client: own, close: () => own.disconnect() };
  }
  const own = client.duplicate();
  own.on("error", () => undefined);
  // Scripts wait in its queue until it is connected.
  own.connect().catch(() => undefined);
  return { client: own, close: () => void own.destroy() };
}
