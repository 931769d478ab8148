/** Names of a desk's tables in PostgreSQL. */
export interface TableNames {
  readonly entries: string;
  readonly counters: string;
}

/** Names the tables of a desk; throws for a prefix that PostgreSQL would have to quote. */
export function nameTables(prefix: string): TableNames {
  if (!/^[a-z_][a-z0-9_]{0,39}$/.test(prefix))
    throw new TypeError(
      `The prefix of a desk's tables becomes part of SQL, so it takes up to 40 of a-z, 0-9 and _, not ${JSON.stringify(prefix)}.`,
    );
  return { entries: `${prefix}_entries`, counters: `${prefix}_counters` };
}

/** An audience in the name of a channel, which may have 63 bytes. */
const digest = "substr(encode(sha256(convert_to($1, 'UTF8')), 'hex'), 1, 20)";

/** Milliseconds since 1970, by the database's clock. */
const now = "floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/** The same at the statement's start. An index is searched for it, as it is for nothing that may change from row to row. */
const begun = "floor(extract(epoch FROM statement_timestamp()) * 1000)::bigint";

/**
 * Returns the SQL that creates the tables of `postgresDesk` where they are missing: for a migration, or to be run by each node
 * as it starts.
 */
export function postgresDeskTables(prefix = "mcp_desk"): string {
  const { entries, counters } = nameTables(prefix);
  // Of two nodes that create a table at a time, one would fail.
  return `SELECT pg_advisory_xact_lock(hashtext('${entries}'));
CREATE TABLE IF NOT EXISTS ${counters} (
  audience text PRIMARY KEY,
  sequence bigint NOT NULL
);
CREATE TABLE IF NOT EXISTS ${entries} (
  audience text NOT NULL,
  id text NOT NULL,
  sequence bigint NOT NULL,
  expires_at bigint NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (audience, id)
);
CREATE INDEX IF NOT EXISTS ${entries}_by_sequence ON ${entries} (audience, sequence);
CREATE INDEX IF NOT EXISTS ${entries}_by_end ON ${entries} (expires_at);`;
}

/**
 * Writes an entry and returns its sequence, or no row where another was first. The counter's row is locked until the end, so
 * that the writes for one audience are seen in the order of their sequences. A hundred that have expired go with it.
 */
export function insertOrUpdate({ entries, counters }: TableNames, isNew: boolean): string {
  const values = "body = $4, expires_at = $3, sequence = counted.sequence";
  const write = isNew
    ? `INSERT INTO ${entries} AS entry (audience, id, expires_at, body, sequence)
       SELECT $1, $2, $3, $4, sequence FROM counted WHERE $5::bigint = 0
       ON CONFLICT (audience, id) DO UPDATE
       SET body = excluded.body, expires_at = excluded.expires_at, sequence = excluded.sequence
       WHERE entry.expires_at <= ${now}
       RETURNING sequence`
    : `UPDATE ${entries} AS entry SET ${values} FROM counted
       WHERE entry.audience = $1 AND entry.id = $2 AND entry.sequence = $5 AND entry.expires_at > ${now}
       RETURNING entry.sequence`;
  return `
WITH counted AS (
  INSERT INTO ${counters} AS counter (audience, sequence) VALUES ($1, ${now})
  ON CONFLICT (audience) DO UPDATE SET sequence = greatest(counter.sequence + 1, excluded.sequence)
  RETURNING sequence
), written AS (
  ${write}
), expired AS (
  DELETE FROM ${entries} WHERE ctid = ANY (ARRAY(
    SELECT ctid FROM ${entries}
    WHERE expires_at <= ${begun} AND (audience, id) <> ($1, $2)
    ORDER BY expires_at LIMIT 100 FOR UPDATE SKIP LOCKED
  ))
)
SELECT sequence, pg_notify($6 || ${digest}, left($2, 1000)) FROM written`;
}

/** Reads one entry. */
export function selectEntry({ entries }: TableNames): string {
  return `SELECT id, sequence, expires_at, body FROM ${entries}
WHERE audience = $1 AND id = $2 AND expires_at > ${now}`;
}

/** Reads the largest sequence of an audience, and with it each entry that was written after another sequence. */
export function selectSince({ entries, counters }: TableNames): string {
  return `
SELECT counter.sequence AS latest, entry.id, entry.sequence, entry.expires_at, entry.body
FROM ${counters} AS counter LEFT JOIN ${entries} AS entry
  ON entry.audience = counter.audience AND entry.expires_at > ${now}
  AND (entry.sequence > $2 OR counter.sequence < $2)
WHERE counter.audience = $1 ORDER BY entry.sequence`;
}

/** Deletes one entry. */
export function deleteEntry({ entries }: TableNames): string {
  return `DELETE FROM ${entries} WHERE audience = $1 AND id = $2`;
}

/** Names the channel of an audience. */
export const selectChannel: string = `SELECT $2 || ${digest} AS channel`;

/** Sends a message without content on a channel. */
export const notifyChannel: string = "SELECT pg_notify($1, '')";

/** Reads the database's clock. */
export const selectNow: string = `SELECT ${now} AS latest`;

/** Reads the settings by which the database may lose what two tables hold. */
export const selectSettings: string = `
SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commits,
  EXISTS (SELECT FROM pg_class WHERE oid IN (to_regclass($1), to_regclass($2)) AND relpersistence <> 'p') AS unlogged`;
