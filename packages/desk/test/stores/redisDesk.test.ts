import { redisDesk } from "@mcp-host-ui/desk/redis";
import { deskStoreChecks } from "@mcp-host-ui/desk/testing";
import { Redis } from "ioredis";
import { createClient } from "redis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRedis } from "../../../../scripts/engines/start.mjs";
import { survivesRestart } from "./survivesRestart.ts";

let redis: Awaited<ReturnType<typeof startRedis>>;
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  redis = await startRedis();
});
afterAll(async () => {
  for (const end of ends) end();
  await redis.stop();
});

/** A client without a listener ends the process. */
const loseConnection = () => undefined;

const clients = {
  "node-redis": async () => {
    const client = createClient({ url: redis.url });
    client.on("error", loseConnection);
    await client.connect();
    ends.push(() => client.destroy());
    return redisDesk(client);
  },
  ioredis: () => {
    const client = new Redis(redis.url);
    client.on("error", loseConnection);
    ends.push(() => client.disconnect());
    return redisDesk(client);
  },
};

describe.each(Object.entries(clients))("redisDesk with %s", (_, open) => {
  it.each(deskStoreChecks)("$name", async ({ run }) => {
    await expect(run(open)).resolves.toBeUndefined();
  });

  it("wakes those who watch when the engine is back, and goes on", async () => {
    await expect(survivesRestart(open, redis.restart)).resolves.toBeUndefined();
  });
});
