import type { DeskRecord } from "./deskRecord.js";
import { readRecord, writeRecord } from "./readRecord.js";
import type { DeskStore, StoredEntry } from "./store.js";

/** Keeps the app's secrets out of the store: two functions of its own. */
export interface DeskSeal {
  /** Makes of a text what may lie in the store. */
  seal(text: string): string | Promise<string>;
  /** Makes the text of it again; throws where it was not sealed here. */
  open(sealed: string): string | Promise<string>;
}

/** One record with where it stands. */
export interface KeptRecord<Kept extends DeskRecord = DeskRecord> {
  readonly id: string;
  readonly record: Kept;
  readonly sequence: number;
  readonly version: number;
  readonly expiresAt: number;
}

/** The records of a desk, as data. */
export interface Records {
  read(audience: string, id: string): Promise<KeptRecord | undefined>;
  list(
    audience: string,
    since: number,
  ): Promise<{ readonly kept: readonly KeptRecord[]; readonly sequence: number }>;
  /** Writes a record in place of the version that was read, 0 for none; `undefined` where another was first. */
  put(
    audience: string,
    id: string,
    record: DeskRecord,
    at: { readonly replaces: number; readonly expiresAt: number },
  ): Promise<KeptRecord | undefined>;
  /**
   * Replaces a record by what `edit` makes of it, as often as others come between. Stops, with what stands there, where
   * `edit` gives nothing.
   */
  change(
    audience: string,
    id: string,
    edit: (kept: KeptRecord) => { record: DeskRecord; expiresAt: number } | undefined,
  ): Promise<KeptRecord | undefined>;
  /** Writes a record in place of any entry, even an unreadable one; `undefined` if another write was first. */
  replace(
    audience: string,
    id: string,
    record: DeskRecord,
    expiresAt: number,
  ): Promise<KeptRecord | undefined>;
  /** Deletes a record, if it is there; nobody is told. */
  drop(audience: string, id: string): Promise<void>;
}

/** The most entries to remember that could not be read. */
const most = 1_000;

/** Reads and writes the records of a store. It reports each entry that it cannot read, once, and leaves it out. */
export function createRecords(
  store: DeskStore,
  {
    seal: { seal, open },
    app,
    report,
  }: {
    readonly seal: DeskSeal;
    readonly app: string | undefined;
    report(error: unknown): void;
  },
): Records {
  const reported = new Set<string>();

  const reportOnce = ({ audience, id, version }: StoredEntry, why: string, cause?: unknown) => {
    const name = JSON.stringify([audience, id, version]);
    if (reported.has(name)) return;
    if (reported.size >= most) reported.clear();
    reported.add(name);
    report(new Error(`The desk leaves out the entry ${id}. ${why}`, { cause }));
  };

  const read = async (entry: StoredEntry): Promise<KeptRecord | undefined> => {
    const { id, sequence, version, expiresAt } = entry;
    try {
      const record = readRecord(await open(entry.body), app);
      if (typeof record !== "string") return { id, record, sequence, version, expiresAt };
      reportOnce(entry, record);
    } catch (error) {
      reportOnce(entry, "It cannot be read.", error);
    }
    return undefined;
  };

  const records: Records = {
    async read(audience, id) {
      const entry = await store.get(audience, id);
      return entry && read(entry);
    },
    async list(audience, since) {
      const { entries, sequence } = await store.list(audience, since);
      const kept = await Promise.all(entries.map(read));
      return { kept: kept.filter((one) => one !== undefined), sequence };
    },
    async put(audience, id, record, { replaces, expiresAt }) {
      const body = await seal(writeRecord(record, app));
      const entry = await store.put({ audience, id, expiresAt, body }, replaces);
      return entry && { id, record, expiresAt, sequence: entry.sequence, version: entry.version };
    },
    async change(audience, id, edit) {
      for (;;) {
        const kept = await records.read(audience, id);
        const edited = kept && edit(kept);
        if (!edited) return kept;
        const { record, expiresAt } = edited;
        const at = { replaces: kept.version, expiresAt };
        const written = await records.put(audience, id, record, at);
        if (written) return written;
      }
    },
    async replace(audience, id, record, expiresAt) {
      const replaces = (await store.get(audience, id))?.version ?? 0;
      return records.put(audience, id, record, { replaces, expiresAt });
    },
    drop: (audience, id) => store.drop(audience, id),
  };
  return records;
}
