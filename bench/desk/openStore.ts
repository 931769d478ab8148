import { type DeskStore, memoryDesk } from "@mcp-host-ui/desk";
import { natsDesk } from "@mcp-host-ui/desk/nats";
import { postgresDesk, postgresDeskTables } from "@mcp-host-ui/desk/postgres";
import { redisDesk } from "@mcp-host-ui/desk/redis";
import { connect } from "@nats-io/transport-node";
import pg from "pg";
import { createClient } from "redis";

const memory = memoryDesk();

/** A store on a connection of its own. */
export interface OpenStore {
  readonly store: DeskStore;
  close(): unknown;
}

/**
 * Opens a store as a node does, one of several on an engine by its name; in memory, all of one process share one. Without
 * `listens`, nothing listens to the errors of its client.
 */
export async function openStore(
  engine: string,
  url: string,
  name = "mcp_desk",
  { listens = true }: { readonly listens?: boolean } = {},
): Promise<OpenStore> {
  switch (engine) {
    case "redis": {
      const client = createClient({ url });
      if (listens) client.on("error", console.error);
      await client.connect();
      return { store: redisDesk(client, { prefix: `${name}:` }), close: () => client.destroy() };
    }
    case "nats": {
      const connection = await connect({ servers: url, maxReconnectAttempts: -1 });
      return { store: natsDesk(connection, { name }), close: () => connection.close() };
    }
    case "postgres": {
      const pool = new pg.Pool({ connectionString: url });
      if (listens) pool.on("error", console.error);
      await pool.query(postgresDeskTables(name));
      return { store: postgresDesk(pool, { prefix: name }), close: () => pool.end() };
    }
    default:
      return { store: memory, close: () => undefined };
  }
}
