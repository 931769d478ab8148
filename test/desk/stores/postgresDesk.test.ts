import { postgresDesk, postgresDeskTables } from "mcp-host-ui/desk/postgres";
import { deskStoreChecks } from "mcp-host-ui/desk/testing";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres } from "../../../scripts/engines/start.mjs";
import { insertOrUpdate, nameTables } from "../../../src/desk/stores/postgres/statements.js";
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
      const [pool] = pools;
      const { rows = [] } = await Object(pool).query(
        `EXPLAIN ${insertOrUpdate(nameTables("mcp_desk"), isNew)}`,
        ["ada", "1", Date.now() + 60_000, "{}", 0, "mcp_desk_"],
      );
      const plan = rows.map((row: object) => Object.values(row)[0]).join("\n");
      expect(plan).toContain("Index Scan using mcp_desk_entries_by_end");
      expect(plan).not.toContain("Seq Scan");
    },
  );

  it("wakes those who watch when the engine is back, and goes on", async () => {
    await expect(survivesRestart(open, postgres.restart)).resolves.toBeUndefined();
  });
});
