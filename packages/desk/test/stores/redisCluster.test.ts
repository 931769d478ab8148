import { redisDesk } from "@mcp-host-ui/desk/redis";
import { deskStoreChecks } from "@mcp-host-ui/desk/testing";
import { Cluster } from "ioredis";
import { createCluster } from "redis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startRedisCluster } from "../../../../test/support/desk/startRedisCluster.ts";

let cluster: Awaited<ReturnType<typeof startRedisCluster>>;
const ends: (() => unknown)[] = [];

beforeAll(async () => {
  cluster = await startRedisCluster();
});
afterAll(async () => {
  for (const end of ends) await end();
  await cluster.stop();
});

const clients = {
  "node-redis": async () => {
    const client = createCluster({ rootNodes: cluster.urls.map((url) => ({ url })) });
    client.on("error", () => undefined);
    await client.connect();
    ends.push(() => client.destroy());
    return redisDesk(client);
  },
  ioredis: () => {
    const client = new Cluster(cluster.urls);
    client.on("error", () => undefined);
    ends.push(() => client.disconnect());
    return redisDesk(client);
  },
};

describe.each(Object.entries(clients))("redisDesk with a cluster of %s", (_, open) => {
  it.each(deskStoreChecks)("$name", async ({ run }) => {
    await expect(run(open)).resolves.toBeUndefined();
  });
});
