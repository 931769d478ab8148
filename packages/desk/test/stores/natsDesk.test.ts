import { natsDesk } from "@mcp-host-ui/desk/nats";
import { deskStoreChecks } from "@mcp-host-ui/desk/testing";
import { startServer } from "@mcp-host-ui/testing";
import { connect, type NatsConnection } from "@nats-io/transport-node";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { startNats } from "../../../../scripts/engines/start.mjs";
import { openDesks, openPage, questionIn } from "../../../../test/support/desk/openDesks.ts";
import { shippingAddress } from "../../../../test/support/questions.ts";
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
  const openConnection = async () => {
    const connection = await connect({ servers: nats.url });
    connections.push(connection);
    return connection;
  };
  const open = async () => natsDesk(await openConnection());

  it.each(deskStoreChecks)("$name", async ({ run }) => {
    await expect(run(open)).resolves.toBeUndefined();
  });

  it("keeps what a desk asks for as long as the desk wants it", async () => {
    const [asking, answering] = openDesks({ store: await open() });
    const { host } = await openPage(answering);
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());

    const { answer } = server.elicit(shippingAddress);
    const id = await questionIn(host);
    const content = { city: "Lisbon" };
    await host.send({ type: "settle", id, answer: { action: "accept", content } });

    expect(await answer).toEqual({ action: "accept", content });
  });

  it("refuses an entry that its stream would delete too early", async () => {
    const store = natsDesk(await openConnection(), { name: "short", keepFor: 60_000 });
    const entry = { audience: "a", id: "q", body: "", expiresAt: Date.now() + 120_000 };

    await expect(store.put(entry, 0)).rejects.toThrow("max_age");
    expect(await store.get("a", "q")).toBeUndefined();
  });

  it("wakes those who watch when the engine is back, and goes on", async () => {
    await expect(survivesRestart(open, nats.restart)).resolves.toBeUndefined();
  });
});
