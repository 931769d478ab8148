import { connect, type NatsConnection } from "@nats-io/transport-node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startNats } from "../../../../scripts/engines/start.mjs";
import { deleteSubject } from "../../src/stores/nats/deleteSubject.ts";
import { type DeskStream, openDeskStream } from "../../src/stores/nats/deskStream.ts";
import { readSubjects } from "../../src/stores/nats/readSubjects.ts";

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

/** So many that what is written after them is read by a consumer. */
const few = Array.from({ length: 8 }, (_, place) => `few-${place}`);
const writeBehindFew = (audience: string, messages: Readonly<Record<string, string>>) =>
  write(
    ...few.map((id) => [`${audience}.${id}`, ""] as const),
    ...Object.entries(messages).map(([id, text]) => [`${audience}.${id}`, text] as const),
  );

/** Reads what is behind the few; does something else after the stream was first asked how much there is, and before it is read. */
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
  expect(isFirst).toBe(false);
  return found
    .slice(few.length)
    .map(({ subject, text }) => [subject.slice(`s.${audience}.`.length), text]);
}

describe("readSubjects", () => {
  it("reads few as well as many, from a sequence on", async () => {
    await write(["sue.a", "1"], ["sue.b", "2"], ["ann.a", "3"], ["sue.a", "4"]);
    const read = async (first: number) => {
      const found = await readSubjects(stream, "s", "s.sue.*", first);
      return found.map(({ text }) => text);
    };

    expect(await read(1)).toEqual(["2", "4"]);
    const [{ seq } = { seq: 0 }] = await readSubjects(stream, "s", "s.sue.*", 1);
    expect(await read(seq + 1)).toEqual(["4"]);
    await write(...Array.from({ length: 50 }, (_, id) => [`sue.${id}`, `${id}`] as const));
    expect(await read(1)).toEqual(["2", "4", ...Array.from({ length: 50 }, (_, id) => `${id}`)]);
  });

  it("reads each subject that was there, though others are written and it is written anew meanwhile", async () => {
    await writeBehindFew("ada", { a: "1" });

    const found = await readWhile("ada", () => write(["ada.b", "2"], ["ada.a", "3"]));

    expect(found).toEqual([
      ["b", "2"],
      ["a", "3"],
    ]);
  });

  it("reads a subject once that is written anew meanwhile", async () => {
    await writeBehindFew("bob", { a: "1", b: "2" });

    const found = await readWhile("bob", () => write(["bob.a", "3"], ["bob.c", "4"]));

    expect(found).toEqual([
      ["b", "2"],
      ["a", "3"],
      ["c", "4"],
    ]);
  });

  it("waits for none that is deleted meanwhile, and leaves out no other", async () => {
    await writeBehindFew("eve", { a: "1", b: "2" });
    const drop = (id: string) => deleteSubject(stream, "s", `s.eve.${id}`);

    expect(await readWhile("eve", () => drop("b"))).toEqual([["a", "1"]]);
    expect(await readWhile("eve", () => drop("a"))).toEqual([]);
    // By default its client waits for half a minute each time.
  }, 25_000);

  it("reads what it was about to leave out because somebody purged another subject", async () => {
    await writeBehindFew("dan", { a: "1", b: "2" });
    await write(["zoe.a", "3"]);
    const purge = () => stream.manager.streams.purge("s", { filter: "s.zoe.a" });

    expect(await readWhile("dan", purge)).toEqual([
      ["a", "1"],
      ["b", "2"],
    ]);
  });
});

describe("deleteSubject", () => {
  const textOf = async (subject: string) => {
    const found = await stream.manager.streams.getMessage("s", { last_by_subj: `s.${subject}` });
    return found?.string();
  };

  it("deletes one subject, and does nothing where there is none", async () => {
    await write(["tom.a", "1"], ["tom.b", "2"], ["tom.a", "3"]);

    await deleteSubject(stream, "s", "s.tom.a");
    await deleteSubject(stream, "s", "s.tom.never");

    expect(await textOf("tom.a")).toBeUndefined();
    expect(await textOf("tom.b")).toBe("2");
  });

  it("deletes it though it is written anew meanwhile", async () => {
    await write(["pat.a", "1"]);
    const streams = {
      getMessage: async (...args: Parameters<typeof stream.manager.streams.getMessage>) => {
        const found = await stream.manager.streams.getMessage(...args);
        if (found?.string() === "1") await write(["pat.a", "2"]);
        return found;
      },
      deleteMessage: (name: string, seq: number) => stream.manager.streams.deleteMessage(name, seq),
    };
    const slow = { ...stream, manager: { streams } } as unknown as DeskStream;

    await deleteSubject(slow, "s", "s.pat.a");

    expect(await textOf("pat.a")).toBeUndefined();
  });

  it("says why where the stream lets nobody delete", async () => {
    await stream.manager.streams.add({ name: "kept", subjects: ["kept.>"], deny_delete: true });
    await stream.client.publish("kept.a", "1");

    await expect(deleteSubject(stream, "kept", "kept.a")).rejects.toThrow("delete");
  });
});
