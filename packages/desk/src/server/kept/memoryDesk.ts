import type { DeskStore, StoredEntry } from "./store.js";

/** The entries of one audience, and who waits for more. */
interface Audience {
  readonly entries: Map<string, StoredEntry>;
  readonly wakes: Set<() => void>;
  sequence: number;
}

/** Keeps a desk's entries in this process: for one node, for development and for tests. Desks that share it are nodes of one desk. */
export function memoryDesk(): DeskStore {
  const audiences = new Map<string, Audience>();

  const audienceOf = (name: string) => {
    const found = audiences.get(name);
    if (found) return found;
    const made: Audience = { entries: new Map(), wakes: new Set(), sequence: 0 };
    audiences.set(name, made);
    return made;
  };

  const standing = ({ entries }: Audience, id: string) => {
    const entry = entries.get(id);
    if (!entry || entry.expiresAt > Date.now()) return entry;
    entries.delete(id);
    return undefined;
  };

  return {
    async put({ audience: name, id, expiresAt, body }, replaces) {
      const audience = audienceOf(name);
      if ((standing(audience, id)?.version ?? 0) !== replaces) return undefined;
      audience.sequence += 1;
      const { sequence } = audience;
      const stored = { audience: name, id, expiresAt, body, version: sequence, sequence };
      // Taken out first, so that the order is that of the sequences.
      audience.entries.delete(id);
      audience.entries.set(id, stored);
      for (const wake of audience.wakes) queueMicrotask(wake);
      return stored;
    },
    async get(name, id) {
      const audience = audiences.get(name);
      return audience && standing(audience, id);
    },
    async list(name, since = 0) {
      const audience = audiences.get(name);
      if (!audience) return { entries: [], sequence: 0 };
      const { entries, sequence } = audience;
      for (const id of [...entries.keys()]) standing(audience, id);
      return { entries: [...entries.values()].filter((entry) => entry.sequence > since), sequence };
    },
    async watch(name, wake) {
      const { wakes } = audienceOf(name);
      // Of its own, so that a function that is given twice can be stopped once.
      let isOver = false;
      const own = () => {
        if (!isOver) wake();
      };
      wakes.add(own);
      return async () => {
        isOver = true;
        wakes.delete(own);
      };
    },
    async drop(name, id) {
      audiences.get(name)?.entries.delete(id);
    },
  };
}
