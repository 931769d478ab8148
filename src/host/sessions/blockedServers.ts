import type { DraftStorage } from "../drafts/draftStorage.js";
import { pageStorage } from "../drafts/pageStorage.js";
import type { HostOptions } from "../hostOptions.js";

/** The servers that the user has blocked, by the id of their session. They outlive the session, and where the app stores anything, the page. */
export interface BlockedServers {
  /** Present until what was stored has been read. */
  readonly ready: Promise<void> | undefined;
  has(session: string): boolean;
  set(session: string, blocked: boolean): void;
}

/** The longest time that requests wait for a storage, in milliseconds. */
const patience = 1_000;

/** Reads the {@link BlockedServers} of a host. `restored` is called with each one that a slow storage brings late. */
export function readBlockedServers(
  { storage, storageKey = "mcp-host-ui:drafts" }: HostOptions,
  report: (error: unknown) => void,
  restored: (session: string) => void,
): BlockedServers {
  const key = `${storageKey}:blocked`;
  const blocked = new Set<string>();
  const changed = new Set<string>();
  let saving: Promise<void> = Promise.resolve();
  const isStored = storage !== false && (storage !== undefined || "document" in globalThis);
  const open = (): DraftStorage => storage || pageStorage();

  const save = async () => {
    try {
      if (blocked.size > 0) await open().setItem(key, JSON.stringify([...blocked]));
      else await open().removeItem(key);
    } catch (error) {
      report(new Error("The blocked servers could not be stored.", { cause: error }));
    }
  };

  const take = (text: string | null) => {
    try {
      const read: unknown = text === null ? [] : JSON.parse(text);
      if (!Array.isArray(read)) throw new TypeError("The stored servers are no list.");
      for (const id of read) {
        if (typeof id !== "string" || changed.has(id)) continue;
        blocked.add(id);
        restored(id);
      }
    } catch (cause) {
      report(new Error("The blocked servers could not be read.", { cause }));
    }
  };

  const load = (): Promise<void> | undefined => {
    try {
      const found = open().getItem(key);
      if (found instanceof Promise) return withinPatience(found.then(take, () => {}));
      take(found);
    } catch {
      // A storage that fails is reported by the drafts, which read it too.
    }
    return undefined;
  };

  const servers: Loading = {
    ready: isStored ? load() : undefined,
    has: (id) => blocked.has(id),
    set(id, isBlocked) {
      changed.add(id);
      if (blocked.has(id) === isBlocked) return;
      if (isBlocked) blocked.add(id);
      else blocked.delete(id);
      if (isStored) saving = saving.then(save);
    },
  };
  void finish(servers);
  return servers;
}

async function withinPatience(loading: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience);
  });
  await Promise.race([loading, late]);
  clearTimeout(timer);
}

type Loading = { -readonly [Name in keyof BlockedServers]: BlockedServers[Name] };

async function finish(servers: Loading): Promise<void> {
  await servers.ready;
  servers.ready = undefined;
}
