import { connect, type NatsConnection } from "@nats-io/transport-node";
import { natsDesk } from "mcp-host-ui/desk/nats";
import { deskStoreChecks } from "mcp-host-ui/desk/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startNats } from "../../../scripts/engines/start.mjs";
import { survivesRestart } from "./survivesRestart.ts";

let nats: Awaited<ReturnType<typeof startNats>>;
const connections: NatsConnection[] = [];

beforeAll(async () => {
  nats = await startNats();
});
afterAll(async () => {
  await Promise.all(connections.map((connection) => connection.close()));
  await nats.stop();
});

describe("natsDesk", () => {
  const open = async () => {
    const connection = await connect({ servers: nats.url });
    connections.push(connection);
    return natsDesk(connection);
  };
  it.each(deskStoreChecks)("$name", async ({ run }) => {
    await expect(run(open)).resolves.toBeUndefined();
  });

  it("wakes those who watch when the engine is back, and goes on", async () => {
    await expect(survivesRestart(open, nats.restart)).resolves.toBeUndefined();
  });
});
