import type { DeskStore, StoredEntry } from "../../server/kept/store.js";
import { withinLimit } from "../../timing/timeLimit.js";
import { createWatch } from "../createWatch.js";
import { surviveErrors } from "../surviveErrors.js";
import { findPostgresRisks, type PostgresSettings } from "./findPostgresRisks.js";
import { openPostgresChannels } from "./openPostgresChannels.js";
import type { PostgresPool } from "./postgresPool.js";
import {
  deleteEntry,
  insertOrUpdate,
  nameTables,
  notifyChannel,
  postgresDeskTables,
  selectChannel,
  selectEntry,
  selectNow,
  selectSettings,
  selectSince,
} from "./statements.js";

/** Options of `postgresDesk`. */
export interface PostgresDeskOptions {
  /**
   * The beginning of the names of its tables and channels.
   * @default "mcp_desk"
   */
  readonly prefix?: string;
  /**
   * The time limit of each statement, in milliseconds. One that takes longer fails, and its connection is closed.
   * @default 5_000
   */
  readonly timeout?: number;
}

/** PostgreSQL's code for a table that is missing. */
const undefinedTable = "42P01";

/** One row of the statements, with the numbers as `pg` reads them. */
interface Row {
  readonly latest: string;
  readonly channel: string;
  readonly id: string | null;
  readonly sequence: string;
  readonly expires_at: string;
  readonly body: string;
}

/**
 * Keeps a desk's entries in PostgreSQL 11 or later, in tables that `postgresDeskTables` creates, and which the desk creates again where they are missing. One connection of the pool
 * listens while anything is watched, which takes a pool that lends sessions. What has expired goes with later writes.
 */
export function postgresDesk(pool: PostgresPool, options: PostgresDeskOptions = {}): DeskStore {
  const { prefix = "mcp_desk", timeout = 5_000 } = options;
  surviveErrors(pool);
  const tables = nameTables(prefix);
  const channelPrefix = `${prefix}_`;

  const query = async (text: string, values: readonly unknown[]): Promise<readonly unknown[]> => {
    const statement = { text, values: [...values], query_timeout: timeout };
    // Its own limit leaves out the wait for a connection.
    const run = () => withinLimit(pool.query(statement), 2 * timeout, "A statement");
    const { rows } = await run().catch(async (error: unknown) => {
      if (Object(error).code !== undefinedTable) throw error;
      await pool.query({ text: postgresDeskTables(prefix), query_timeout: timeout });
      return run();
    });
    return rows;
  };
  // Each statement names the columns that its caller reads.
  const rowsOf = async (text: string, values: readonly unknown[]) =>
    (await query(text, values)) as readonly Row[];

  return {
    async put({ audience, id, expiresAt, body }, replaces) {
      const names = [hasUtf8(audience), hasUtf8(id)];
      const statement = insertOrUpdate(tables, replaces === 0);
      const [row] = await rowsOf(statement, [...names, expiresAt, body, replaces, channelPrefix]);
      if (!row) return undefined;
      const version = Number(row.sequence);
      return { audience, id, expiresAt, body, version, sequence: version };
    },
    async get(audience, id) {
      return readRows(
        audience,
        await rowsOf(selectEntry(tables), [hasUtf8(audience), hasUtf8(id)]),
      )[0];
    },
    async list(audience, since = 0) {
      const rows = await rowsOf(selectSince(tables), [hasUtf8(audience), since]);
      return { entries: readRows(audience, rows), sequence: Number(rows[0]?.latest ?? 0) };
    },
    watch: createWatch({
      async nameChannel(audience) {
        const [row] = await rowsOf(selectChannel, [hasUtf8(audience), channelPrefix]);
        return row?.channel ?? "";
      },
      open: (events) => openPostgresChannels(pool, events),
      ring: (channel) => rowsOf(notifyChannel, [channel]),
      timeout,
    }),
    async drop(audience, id) {
      await rowsOf(deleteEntry(tables), [hasUtf8(audience), hasUtf8(id)]);
    },
    async inspect() {
      const [row] = await query(selectSettings, [tables.entries, tables.counters]);
      return findPostgresRisks(row as PostgresSettings);
    },
    async now() {
      const [row] = await rowsOf(selectNow, []);
      return Number(row?.latest);
    },
  };
}

function readRows(audience: string, rows: readonly Row[]): StoredEntry[] {
  return rows.flatMap(({ id, sequence, expires_at, body }) => {
    if (id === null) return [];
    const version = Number(sequence);
    return [{ audience, id, body, expiresAt: Number(expires_at), version, sequence: version }];
  });
}

/** Returns a name; throws where two names would be the same once they are sent. */
function hasUtf8(name: string): string {
  encodeURIComponent(name);
  return name;
}
