import { createDesk, type DeskStore } from "@mcp-host-ui/desk";
import { startServer } from "@mcp-host-ui/testing";
import {
  DiscardPolicy,
  type JetStreamManager,
  jetstreamManager,
  StorageType,
} from "@nats-io/jetstream";
import { connect } from "@nats-io/transport-node";
import pg from "pg";
import { createClient, RESP_TYPES } from "redis";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openPage, questionIn } from "../../../../test/support/desk/openDesks.js";
import {
  type EngineName,
  engineNames,
  openEngineStore,
  startEngineOf,
} from "../../../../test/support/desk/openEngineStore.js";
import { startProxy } from "../../../../test/support/desk/startProxy.js";
import { shippingAddress } from "../../../../test/support/questions.js";

const heartbeat = 500;
const content = { city: "Lisbon" };
const answer = { action: "accept", content } as const;

/** Opens a desk of one node, which notes its errors. */
function openNode(store: DeskStore) {
  const errors: string[] = [];
  const desk = createDesk({ store, heartbeat, onError: (error) => errors.push(String(error)) });
  onTestFinished(() => desk.close());
  return { desk, errors };
}

/** Two nodes: on the first a server asks, on the second a page shows it. */
async function openNodes(name: EngineName, url: string) {
  const asking = openNode(await openEngineStore(name, url));
  const answering = openNode(await openEngineStore(name, url));
  const server = await startServer(asking.desk.host("ada"));
  onTestFinished(() => server.close());
  const { host } = await openPage(answering.desk);
  return { asking, answering, server, host };
}

/** The ways in which an operator loses all that an engine has. */
const losses: Readonly<
  Record<EngineName, readonly (readonly [what: string, lose: (url: string) => Promise<void>])[]>
> = {
  "node-redis": [["all keys", flushRedis]],
  ioredis: [["all keys", flushRedis]],
  nats: [
    ["its stream", withStreams((streams) => streams.delete("test_desk"))],
    ["all messages", withStreams((streams) => streams.purge("test_desk"))],
  ],
  postgres: [
    ["its tables", withSql("DROP TABLE test_desk_entries, test_desk_counters")],
    ["all rows", withSql("DELETE FROM test_desk_entries")],
  ],
};

function withStreams(work: (streams: JetStreamManager["streams"]) => Promise<unknown>) {
  return async (url: string) => {
    const connection = await connect({ servers: url });
    await work((await jetstreamManager(connection)).streams);
    await connection.close();
  };
}

function withSql(sql: string) {
  return async (url: string) => {
    const pool = new pg.Pool({ connectionString: url });
    await pool.query(sql);
    await pool.end();
  };
}

async function flushRedis(url: string) {
  const client = createClient({ url });
  await client.connect();
  await client.flushAll();
  client.destroy();
}

describe.each(engineNames)("a desk on %s", (name) => {
  it.each(losses[name])(
    "writes a question again after the engine lost %s, and asks the next one",
    async (_, lose) => {
      const { url } = await startEngineOf(name);
      const { asking, server, host } = await openNodes(name, url);
      const first = server.elicit(shippingAddress);
      await questionIn(host);

      await lose(url);
      const next = server.elicit({ ...shippingAddress, message: "And then?" });
      await vi.waitFor(() => expect(asking.errors.join()).toContain("lost the question"), 60_000);
      await vi.waitFor(async () => {
        for (const { id } of host.getState().open) await host.send({ type: "settle", id, answer });
        expect(server.received).toHaveLength(2);
      }, 60_000);

      expect(await first.answer).toEqual(answer);
      expect(await next.answer).toEqual(answer);
    },
  );

  it("asks a new user, whose store calls never settled, over another connection", async () => {
    const { url } = await startEngineOf(name);
    const proxy = await startProxy(url);
    const store = await openEngineStore(name, proxy.url, { timeout: 1_000 });
    const { desk, errors } = openNode(store);
    const first = await startServer(desk.host("bob"));
    onTestFinished(() => first.close());
    first.elicit(shippingAddress).answer.catch(() => undefined);
    const before = await openPage(desk, "bob");
    await questionIn(before.host);

    proxy.mute();
    const server = await startServer(desk.host("ada"));
    onTestFinished(() => server.close());
    const asked = server.elicit(shippingAddress);
    const { host } = await openPage(desk);
    const id = await questionIn(host);
    await vi.waitFor(async () => {
      expect(await host.send({ type: "settle", id, answer })).toMatchObject({ done: true });
    }, 60_000);

    expect(await asked.answer).toEqual(answer);
    expect(errors.length).toBeGreaterThan(0);
  });

  it("wakes watchers again after its idle connection died silently", async () => {
    const { url } = await startEngineOf(name);
    const proxy = await startProxy(url);
    const writer = await openEngineStore(name, url);
    const reader = await openEngineStore(name, proxy.url, { timeout: 500 });
    const [wake, failed] = [vi.fn(), vi.fn()];
    const stop = await reader.watch("ada", wake, failed);
    onTestFinished(stop);

    proxy.mute();
    await vi.waitFor(() => expect(failed).toHaveBeenCalled(), 60_000);
    await vi.waitFor(() => expect(wake).toHaveBeenCalled(), 60_000);
    wake.mockClear();
    await writer.put({ audience: "ada", id: "1", body: "{}", expiresAt: Date.now() + 60_000 }, 0);

    await vi.waitFor(() => expect(wake).toHaveBeenCalled(), 60_000);
  });
});

/** Each takes all that an engine has, and returns a function that puts it back in place of the current entries. */
const snapshots = {
  async "node-redis"(url: string) {
    const client = createClient({ url }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    await client.connect();
    onTestFinished(() => client.destroy());
    const keys = await client.keys("*");
    const kept = await Promise.all(
      keys.map(async (key) => ({
        key,
        left: await client.pTTL(key),
        dump: await client.dump(key),
      })),
    );
    return async () => {
      await client.flushAll();
      for (const { key, left, dump } of kept) await client.restore(key, Math.max(left, 1), dump);
    };
  },
  async postgres(url: string) {
    const tables = ["test_desk_entries", "test_desk_counters"];
    for (const table of tables) await withSql(`CREATE TABLE kept_${table} AS TABLE ${table}`)(url);
    const goBack = tables.map(
      (table) => `DELETE FROM ${table}; INSERT INTO ${table} TABLE kept_${table}`,
    );
    return () => withSql(goBack.join(";"))(url);
  },
};

describe.each(["node-redis", "postgres"] as const)(
  "a desk whose %s goes back to a snapshot",
  (name) => {
    it("asks no question again that was answered since, and loses none that waits", async () => {
      const { url } = await startEngineOf(name);
      const { asking, answering, server, host } = await openNodes(name, url);
      const first = server.elicit(shippingAddress);
      const page = await questionIn(host);
      const closing = new AbortController();
      onTestFinished(() => closing.abort());
      const messages = answering.desk.messages("ada", { signal: closing.signal });
      const { value } = await messages[Symbol.asyncIterator]().next();
      const id = value && "id" in value ? value.id : "";
      const goBack = await snapshots[name](url);
      await host.send({ type: "settle", id: page, answer });
      expect(await first.answer).toEqual(answer);
      const second = server.elicit({ ...shippingAddress, message: "And then?" });
      await questionIn(host);

      await goBack();
      await vi.waitFor(() => expect(asking.errors.join()).toContain("lost the question"), 60_000);
      await vi.waitFor(async () => {
        const again = { id, key: "again", result: { action: "cancel" } };
        expect(await answering.desk.take(again, { audience: "ada" })).toMatchObject({
          rejection: "settled",
          outcome: { sent: "accept", by: "person" },
        });
      }, 60_000);
      await vi.waitFor(async () => {
        const left = await questionIn(host);
        expect(await host.send({ type: "settle", id: left, answer })).toMatchObject({ done: true });
      }, 60_000);

      expect(await second.answer).toEqual(answer);
      expect(server.received).toHaveLength(2);
    });
  },
);

describe("a store whose engine is set up to lose entries", () => {
  const inspect = async (name: EngineName, url: string) =>
    (await (await openEngineStore(name, url)).inspect?.())?.join() ?? "";

  it("says so of a Redis that evicts, or writes nothing down", async () => {
    const careless = ["--appendonly", "no", "--maxmemory", "100mb"];
    const evicts = ["--maxmemory-policy", "volatile-lru"];
    const { url } = await startEngineOf("node-redis", ...careless, ...evicts);
    const { desk, errors } = openNode(await openEngineStore("node-redis", url));
    const server = await startServer(desk.host("ada"));
    onTestFinished(() => server.close());
    server.elicit(shippingAddress).answer.catch(() => undefined);

    await vi.waitFor(() => expect(errors.join()).toContain("volatile-lru"), 60_000);
    expect(errors.join()).toContain("appendonly yes");
    expect(await inspect("ioredis", (await startEngineOf("ioredis")).url)).toBe("");
  });

  it("says so of a stream in memory, and of one that deletes what is old", async () => {
    const { url } = await startEngineOf("nats");
    expect(await inspect("nats", url)).toBe("");
    await withStreams(async (streams) => {
      await streams.delete("test_desk");
      await streams.add({
        name: "test_desk",
        subjects: ["test_desk.>"],
        storage: StorageType.Memory,
        discard: DiscardPolicy.Old,
        max_msgs: 100,
      });
    })(url);

    expect(await inspect("nats", url)).toMatch(/storage memory.*discard old/);
  });

  it("says so of tables that PostgreSQL empties after a crash", async () => {
    const { url } = await startEngineOf("postgres");
    const store = await openEngineStore("postgres", url);
    await store.get("ada", "1");
    expect(await store.inspect?.()).toHaveLength(1);
    await withSql("ALTER TABLE test_desk_entries SET UNLOGGED")(url);

    expect((await store.inspect?.())?.join()).toContain("UNLOGGED");
  });
});
