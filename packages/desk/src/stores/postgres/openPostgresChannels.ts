import type { ChannelEvents, Channels } from "../channels.js";
import type { PostgresPool } from "./postgresPool.js";

/** Borrows a connection of a pool to listen. */
export async function openPostgresChannels(
  pool: PostgresPool,
  { heard, lost }: ChannelEvents,
): Promise<Channels> {
  const connection = await pool.connect();
  let isOver = false;
  connection.on("notification", ({ channel }) => heard(channel));
  connection.on("error", lost);
  connection.on("end", () => lost(new Error("PostgreSQL closed the connection that listens.")));
  return {
    listen: (channel) => connection.query(`LISTEN "${channel}"`),
    unlisten: (channel) => connection.query(`UNLISTEN "${channel}"`),
    close() {
      // A pool takes a connection back once, and not for use by others: it listens.
      if (!isOver) connection.release(true);
      isOver = true;
    },
  };
}
