import { connect, type NatsConnection } from "@nats-io/transport-node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startNats } from "../../../scripts/engines/start.mjs";
import {
  type DeskStream,
  openDeskStream,
  readSubjects,
} from "../../../src/desk/stores/nats/deskStream.ts";

let nats: Awaited<ReturnType<typeof startNats>>;
let connection: NatsConnection;
let stream: DeskStream;

beforeAll(async () => {
  nats = await startNats();
  connection = await connect({ servers: nats.url });
  stream = await openDeskStream(connection, { name: "s", replicas: 1, keepFor: 60_000 });
});
afterAll(async () => {
  await connection.close();
  await nats.stop();
});

const write = async (...messages: readonly (readonly [subject: string, text: string])[]) => {
  for (const [subject, text] of messages) await stream.client.publish(`s.${subject}`, text);
};

/** Reads all of an audience; does something else after the stream was first asked how much there is, and before it is read. */
async function readWhile(audience: string, act: () => Promise<unknown>) {
  let isFirst = true;
  const consumers = {
    async get(...args: Parameters<DeskStream["client"]["consumers"]["get"]>) {
      const consumer = await stream.client.consumers.get(...args);
      if (isFirst) await act();
      isFirst = false;
      return consumer;
    },
  };
  const slow = { ...stream, client: { consumers } } as unknown as DeskStream;
  const found = await readSubjects(slow, "s", `s.${audience}.*`, 1);
  return found.map(({ subject, text }) => [subject.slice("s.".length), text]);
}

describe("readSubjects", () => {
  it("reads each subject that was there, though others are written and it is written anew meanwhile", async () => {
    await write(["ada.a", "1"]);

    const found = await readWhile("ada", () => write(["ada.b", "2"], ["ada.a", "3"]));

    expect(found).toEqual([
      ["ada.b", "2"],
      ["ada.a", "3"],
    ]);
  });

  it("reads a subject once that is written anew meanwhile", async () => {
    await write(["bob.a", "1"], ["bob.b", "2"]);

    const found = await readWhile("bob", () => write(["bob.a", "3"], ["bob.c", "4"]));

    expect(found).toEqual([
      ["bob.b", "2"],
      ["bob.a", "3"],
      ["bob.c", "4"],
    ]);
  });

  it("waits for none that is deleted meanwhile", async () => {
    await write(["eve.a", "1"], ["eve.b", "2"]);
    const drop = (id: string) => stream.manager.streams.purge("s", { filter: `s.eve.${id}` });

    expect(await readWhile("eve", () => drop("b"))).toEqual([["eve.a", "1"]]);
    expect(await readWhile("eve", () => drop("a"))).toEqual([]);
    // By default its client waits for half a minute each time.
  }, 25_000);
});
