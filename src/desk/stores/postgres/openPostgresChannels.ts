import { createPauses } from "../../../wire/protocol/pauses.js";
import type { Channels, Hear } from "../channels.js";
import type { PostgresConnection, PostgresPool } from "./postgresPool.js";

/** A connection that is borrowed from a pool, until it is given back or lost. */
interface Loan {
  readonly connection: PostgresConnection;
  readonly lost: Promise<void>;
  end(): void;
}

/** Borrows a connection of a pool to listen, and another one whenever it is lost. */
export async function openPostgresChannels(pool: PostgresPool, hear: Hear): Promise<Channels> {
  const channels = new Set<string>();
  let isClosed = false;

  const borrow = async (): Promise<Loan> => {
    const connection = await pool.connect();
    let isOver = false;
    const end = () => {
      // A pool takes a connection back once, and not for use by others: it listens.
      if (!isOver) connection.release(true);
      isOver = true;
    };
    const lost = new Promise<void>((resolve) => {
      connection.on("error", resolve);
      connection.on("end", resolve);
    }).then(end);
    connection.on("notification", ({ channel }) => hear(channel));
    try {
      for (const channel of channels) await connection.query(`LISTEN "${channel}"`);
      return { connection, lost, end };
    } catch (error) {
      end();
      throw error;
    }
  };

  const borrowAgain = async (): Promise<Loan> => {
    const pauses = createPauses({ shortest: 100, longest: 5_000 });
    for (;;) {
      await pauses.next();
      if (isClosed) throw new Error("The desk watches nothing any more.");
      const loan = await borrow().catch(() => undefined);
      if (loan) return loan;
    }
  };

  let loan = borrow();
  const follow = async () => {
    for (;;) {
      const { lost } = await loan;
      await lost;
      loan = borrowAgain();
      await loan;
      hear();
    }
  };
  await loan;
  // It ends where nothing is borrowed again.
  follow().catch(() => undefined);

  return {
    async listen(channel) {
      channels.add(channel);
      await (await loan).connection.query(`LISTEN "${channel}"`);
    },
    async unlisten(channel) {
      channels.delete(channel);
      await (await loan).connection.query(`UNLISTEN "${channel}"`);
    },
    close() {
      isClosed = true;
      loan.then(({ end }) => end()).catch(() => undefined);
    },
  };
}
