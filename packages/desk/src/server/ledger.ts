import { isBlocks } from "./blocks.js";
import { type DeskCore, isQuestion } from "./deskCore.js";
import type { DeskServer } from "./deskServer.js";
import type { KeptRecord } from "./kept/records.js";

/** The recent questions of an audience on all nodes, and the servers that it has blocked. */
export interface Ledger {
  /** Takes over what is new in the store. */
  refresh(): Promise<void>;
  /** The record of the audience's blocks, if it blocks any server. */
  blocks(): KeptRecord | undefined;
  isBlocked(server: string): boolean;
  /** Counts a server's questions that are open, and those of the last minute. */
  count(server: string): { readonly open: number; readonly recent: number };
}

interface Asked {
  readonly server: string;
  readonly askedAt: number;
  readonly isOpen: boolean;
  readonly expiresAt: number;
}

const minute = 60_000;

/** Makes an empty {@link Ledger}. It reads the store only when it is refreshed, and then only what is new. */
export function createLedger({ records, clock }: DeskCore, audience: string): Ledger {
  const asked = new Map<string, Asked>();
  let blocks: KeptRecord | undefined;
  let blocked = new Set<string>();
  let cursor = 0;
  let refreshing: Promise<void> = Promise.resolve();

  const note = (kept: KeptRecord) => {
    if (isBlocks(kept)) {
      blocks = kept;
      blocked = new Set(kept.record.servers.map(({ id }: DeskServer) => id));
    }
    if (!isQuestion(kept)) return;
    const { server, askedAt, phase } = kept.record;
    const isOpen = phase !== "settled";
    asked.set(kept.id, { server: server.id, askedAt, isOpen, expiresAt: kept.expiresAt });
  };

  const forget = (now: number) => {
    for (const [id, { askedAt, isOpen, expiresAt }] of asked)
      if (now - askedAt >= minute && (!isOpen || expiresAt <= now)) asked.delete(id);
    if (blocks && blocks.expiresAt <= now) [blocks, blocked] = [undefined, new Set()];
  };

  const read = async () => {
    let { kept, sequence } = await records.list(audience, cursor);
    if (sequence < cursor) {
      // The store began anew.
      asked.clear();
      [blocks, blocked] = [undefined, new Set()];
      ({ kept, sequence } = await records.list(audience, 0));
    }
    cursor = sequence;
    for (const one of kept) note(one);
    forget(clock.now());
  };

  return {
    refresh() {
      refreshing = refreshing.then(read, read);
      return refreshing;
    },
    blocks: () => blocks,
    isBlocked: (server) => blocked.has(server),
    count(server) {
      const now = clock.now();
      const own = [...asked.values()].filter((one) => one.server === server);
      return {
        open: own.filter(({ isOpen, expiresAt }) => isOpen && expiresAt > now).length,
        recent: own.filter(({ askedAt }) => now - askedAt < minute).length,
      };
    },
  };
}
