import type { DeskStore } from "@mcp-host-ui/desk";
import { natsDesk } from "@mcp-host-ui/desk/nats";
import { postgresDesk } from "@mcp-host-ui/desk/postgres";
import { redisDesk } from "@mcp-host-ui/desk/redis";
import { connect } from "@nats-io/transport-node";
import { Redis } from "ioredis";
import pg from "pg";
import { createClient } from "redis";
import { onTestFinished } from "vitest";
import { startNats, startPostgres, startRedis } from "../../../scripts/engines/start.mjs";

/** The engines, by the clients that a desk takes. */
export const engineNames = ["node-redis", "ioredis", "nats", "postgres"] as const;
export type EngineName = (typeof engineNames)[number];

const starts = {
  "node-redis": startRedis,
  ioredis: startRedis,
  nats: startNats,
  postgres: startPostgres,
};

/** Starts an engine for one test. */
export async function startEngineOf(name: EngineName, ...more: readonly string[]) {
  const engine = await (more.length > 0 ? startRedis(...more) : starts[name]());
  onTestFinished(engine.stop);
  return engine;
}

/** Opens a store as the guide does: with a client that has no listeners. It is closed when the test is finished. */
export async function openEngineStore(
  name: EngineName,
  url: string,
  options: { timeout?: number; prefix?: string } = {},
): Promise<DeskStore> {
  const { prefix = "test_desk", ...others } = options;
  switch (name) {
    case "node-redis": {
      const client = createClient({ url });
      const store = redisDesk(client, { prefix: `${prefix}:`, ...others });
      await client.connect();
      onTestFinished(() => client.destroy());
      return store;
    }
    case "ioredis": {
      const client = new Redis(url);
      onTestFinished(() => client.disconnect());
      return redisDesk(client, { prefix: `${prefix}:`, ...others });
    }
    case "nats": {
      const connection = await connect({ servers: url, maxReconnectAttempts: -1 });
      onTestFinished(() => connection.close());
      return natsDesk(connection, { name: prefix, ...others });
    }
    case "postgres": {
      const pool = new pg.Pool({ connectionString: url });
      onTestFinished(() => pool.end());
      return postgresDesk(pool, { prefix, ...others });
    }
  }
}
