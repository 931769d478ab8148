import { watchStorage } from "../../state/watchStorage.js";
import { randomName } from "../../wire/protocol/randomName.js";
import type { RulesStorage } from "./rulesStorage.js";

/** The text of all rules in a storage, as the last that read or wrote it left it. */
export interface RulesText {
  /** Whether the storage takes its time to answer. */
  isSlow(): boolean;
  /** Reads it, and tells of it if it is another one; at once where the storage answers at once, so that nobody can come between. */
  read(): Promise<void> | undefined;
  /** Reads it if somebody else wrote it, where the storage answers at once. */
  look(): void;
  /** Writes it; resolves to whether that was possible. */
  write(text: string): boolean | Promise<boolean>;
  /** Keeps what cannot be read under another key. */
  keepAside(text: string): void;
  close(): void;
}

/** Makes {@link RulesText}; a short text beside it changes with each write, so that a look costs little. */
export function createRulesText(context: {
  storage: RulesStorage;
  key: string;
  /** Hears what somebody else wrote. */
  found: (text: string | null) => void;
  /** Hears that somebody else wrote something. */
  changed: () => void;
  report: (error: unknown) => void;
}): RulesText {
  const { storage, key, report } = context;
  const stampKey = `${key}:stamp`;
  let seen: string | null = null;
  let stamp: string | null = null;
  let isSlow = false;

  const adopt = (found: string | null) => {
    if (found === seen) return;
    seen = found;
    context.found(found);
  };

  const unreadable = (cause: unknown) =>
    report(new Error("The storage of the rules could not be read.", { cause }));

  const read = (): Promise<void> | undefined => {
    try {
      const found = storage.getItem(key);
      if (typeof found === "object" && found) {
        isSlow = true;
        return found.then(adopt).catch(unreadable);
      }
      adopt(found);
    } catch (cause) {
      unreadable(cause);
    }
    return undefined;
  };

  const stop = watchStorage(storage, key, context.changed);

  return {
    isSlow: () => isSlow,
    read,
    look() {
      if (isSlow) return;
      try {
        const found = storage.getItem(stampKey);
        if (typeof found !== "string" || found === stamp) return;
        stamp = found;
        void read();
      } catch (cause) {
        unreadable(cause);
      }
    },
    write(text) {
      if (text === seen) return true;
      const before = seen;
      const failed = (cause: unknown) => {
        // What is stored is still what it was: it is not taken for somebody else's change.
        seen = before;
        report(
          new Error("The rules could not be kept; they hold until the host closes.", { cause }),
        );
        return false;
      };
      try {
        stamp = randomName();
        seen = text;
        const writing = [storage.setItem(key, text), storage.setItem(stampKey, stamp)];
        const slow = writing.map(async (one) => one);
        return isSlow ? Promise.all(slow).then(() => true, failed) : true;
      } catch (cause) {
        return failed(cause);
      }
    },
    keepAside(text) {
      const keep = async () => storage.setItem(`${key}:unreadable`, text);
      keep().catch(report);
    },
    close: () => stop?.(),
  };
}
