import type { Channels, Hear } from "../channels.js";
import type { IoRedisClient, NodeRedisClient, RedisClient } from "./redisClient.js";

/** Opens a second connection like that of either client, to listen. */
export function openRedisChannels(client: RedisClient, hear: Hear): Promise<Channels> {
  return "call" in client ? openByIoRedis(client, hear) : openByNodeRedis(client, hear);
}

async function openByNodeRedis(client: NodeRedisClient, hear: Hear): Promise<Channels> {
  const connection = client.duplicate();
  connection.on("error", ignore);
  // It is ready once it has subscribed again.
  connection.on("ready", () => hear());
  await connection.connect();
  return {
    listen: (channel) => connection.subscribe(channel, () => hear(channel)),
    unlisten: (channel) => connection.unsubscribe(channel),
    close: () => void connection.destroy(),
  };
}

async function openByIoRedis(client: IoRedisClient, hear: Hear): Promise<Channels> {
  const connection = client.duplicate();
  const channels = new Set<string>();
  connection.on("error", ignore);
  connection.on("message", (channel) => hear(channel));
  // It is ready before it has subscribed again: what is written until then is told to nobody.
  connection.on("ready", () => {
    const again = [...channels].map((channel) => connection.subscribe(channel));
    Promise.all(again).then(() => hear(), ignore);
  });
  return {
    async listen(channel) {
      await connection.subscribe(channel);
      channels.add(channel);
    },
    async unlisten(channel) {
      channels.delete(channel);
      await connection.unsubscribe(channel);
    },
    close: () => connection.disconnect(),
  };
}

/** The app's own client has the same trouble, and tells. */
function ignore(): void {}
