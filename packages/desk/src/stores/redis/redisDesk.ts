import type { DeskStore, StoredEntry } from "../../server/kept/store.js";
import { createWatch } from "../createWatch.js";
import { surviveErrors } from "../surviveErrors.js";
import { createScripts } from "./createScripts.js";
import { findRedisRisks } from "./findRedisRisks.js";
import { openRedisChannels } from "./openRedisChannels.js";
import type { RedisClient } from "./redisClient.js";
import {
  dropScript,
  idsScript,
  infoScript,
  publishScript,
  readScript,
  timeScript,
  writeScript,
} from "./scripts.js";

/** Options of `redisDesk`. */
export interface RedisDeskOptions {
  /**
   * The beginning of all keys and channels.
   * @default "mcp-desk:"
   */
  readonly prefix?: string;
  /**
   * The time limit of each script, in milliseconds. After one that takes longer, the next ones take another connection.
   * @default 5_000
   */
  readonly timeout?: number;
}

/** The most entries that one script reads: Redis does nothing else meanwhile. */
const readAtOnce = 500;

/**
 * Keeps a desk's entries in Redis 6.2 or later, one or a cluster of them, or in Valkey. The keys of an audience expire with the
 * last of its entries; a second connection like that of `client` listens while anything is watched.
 */
export function redisDesk(client: RedisClient, options: RedisDeskOptions = {}): DeskStore {
  const { prefix = "mcp-desk:", timeout = 5_000 } = options;
  surviveErrors(client);
  const run = createScripts(client, timeout);
  // The hash tag: a cluster keeps all of an audience together. It throws for text that has no UTF-8.
  const channelOf = (audience: string) => `${prefix}{${encodeURIComponent(audience)}}`;
  const entryKey = (audience: string, id: string) =>
    `${channelOf(audience)}:entry:${encodeURIComponent(id)}`;
  const orderKey = (audience: string) => `${channelOf(audience)}:order`;
  const counterKey = (audience: string) => `${channelOf(audience)}:counter`;

  const read = async (audience: string, ids: readonly string[]): Promise<StoredEntry[]> => {
    const entries: StoredEntry[] = [];
    for (let first = 0; first < ids.length; first += readAtOnce) {
      const some = ids.slice(first, first + readAtOnce);
      const keys = [orderKey(audience), ...some.map((id) => entryKey(audience, id))];
      const found = readList(await run(readScript, keys, some));
      for (const [position, id] of some.entries()) {
        const [sequence, expiresAt, body] = readList(found[position]);
        const version = Number(sequence);
        if (typeof body === "string")
          entries.push({
            audience,
            id,
            body,
            expiresAt: Number(expiresAt),
            version,
            sequence: version,
          });
      }
    }
    return entries;
  };

  return {
    async put({ audience, id, expiresAt, body }, replaces) {
      const keys = [entryKey(audience, id), orderKey(audience), counterKey(audience)];
      const values = [id, `${replaces}`, `${expiresAt}`, body, channelOf(audience)];
      const sequence = await run(writeScript, keys, values);
      if (sequence === null) return undefined;
      const version = Number(sequence);
      return { audience, id, expiresAt, body, version, sequence: version };
    },
    get: async (audience, id) => (await read(audience, [id]))[0],
    async list(audience, since = 0) {
      const keys = [orderKey(audience), counterKey(audience)];
      const [sequence, ids] = readList(await run(idsScript, keys, [`${since}`]));
      const entries = await read(audience, readList(ids).map(String));
      // One that was written between the two calls has moved to the end.
      return {
        sequence: Number(sequence),
        entries: entries.sort((a, b) => a.sequence - b.sequence),
      };
    },
    watch: createWatch({
      nameChannel: channelOf,
      open: (events) => openRedisChannels(client, events),
      ring: (channel) => run(publishScript, [channel], []),
      timeout,
    }),
    async drop(audience, id) {
      await run(dropScript, [entryKey(audience, id), orderKey(audience)], [id]);
    },
    inspect: async () => findRedisRisks(String(await run(infoScript, [channelOf("//clock")], []))),
    now: async () => Number(await run(timeScript, [channelOf("//clock")], [])),
  };
}

function readList(reply: unknown): readonly unknown[] {
  if (Array.isArray(reply)) return reply;
  throw new Error(
    "Redis returned something else than a list; is the client configured to change replies?",
  );
}
