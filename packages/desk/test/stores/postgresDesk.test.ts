import { postgresDesk, postgresDeskTables } from "@mcp-host-ui/desk/postgres";
import { deskStoreChecks } from "@mcp-host-ui/desk/testing";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres } from "../../../../scripts/engines/start.mjs";
import { insertOrUpdate, nameTables } from "../../src/stores/postgres/statements.js";
import { survivesRestart } from "./survivesRestart.ts";

let postgres: Awaited<ReturnType<typeof startPostgres>>;
const pools: pg.Pool[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await postgres.stop();
});

describe("postgresDesk", () => {
  const open = async () => {
    const pool = new pg.Pool({ connectionString: postgres.url });
    // A pool without a listener ends the process.
    pool.on("error", () => undefined);
    pools.push(pool);
    await pool.query(postgresDeskTables());
    return postgresDesk(pool);
  };
  it.each(deskStoreChecks)("$name", async ({ run }) => {
    await expect(run(open)).resolves.toBeUndefined();
  });

  it.each([true, false])(
    "reads no table from end to end for a write, whatever waits (new entry: %s)",
    async (isNew) => {
      await open();
      const client = await new pg.Pool({ connectionString: postgres.url, max: 1 }).connect();
      // The planner goes by how large a table is and what it last heard of that; nobody else sees these rows.
      await client.query(`BEGIN;
        INSERT INTO mcp_desk_entries (audience, id, sequence, expires_at, body)
          SELECT 'crowd', n::text, n, ${Date.now() + 3_600_000} + n, '{}' FROM generate_series(1, 20000) n;
        ANALYZE mcp_desk_entries`);
      const { rows } = await client.query<object>(
        `EXPLAIN ${insertOrUpdate(nameTables("mcp_desk"), isNew)}`,
        ["ada", "1", Date.now() + 60_000, "{}", 0, "mcp_desk_"],
      );
      await client.query("ROLLBACK");
      client.release(true);
      const plan = rows.map((row) => Object.values(row)[0]).join("\n");
      expect(plan).toContain("Index Scan using mcp_desk_entries_by_end");
      expect(plan).not.toContain("Seq Scan");
    },
  );

  it("wakes those who watch when the engine is back, and goes on", async () => {
    await expect(survivesRestart(open, postgres.restart)).resolves.toBeUndefined();
  });
});
