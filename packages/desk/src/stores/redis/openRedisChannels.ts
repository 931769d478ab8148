import type { ChannelEvents, Channels } from "../channels.js";
import type { IoRedisClient, NodeRedisClient, RedisClient } from "./redisClient.js";

/** Opens a second connection like that of either client, to listen. */
export function openRedisChannels(
  client: RedisClient,
  { heard }: ChannelEvents,
): Promise<Channels> {
  return "call" in client ? openByIoRedis(client, heard) : openByNodeRedis(client, heard);
}

type Heard = ChannelEvents["heard"];

async function openByNodeRedis(client: NodeRedisClient, heard: Heard): Promise<Channels> {
  const connection = client.duplicate();
  connection.on("error", ignore);
  // It is ready once it has subscribed again.
  connection.on("ready", () => heard());
  await connection.connect().catch((error: unknown) => {
    connection.destroy();
    throw error;
  });
  return {
    listen: (channel) => connection.subscribe(channel, () => heard(channel)),
    unlisten: (channel) => connection.unsubscribe(channel),
    close: () => void connection.destroy(),
  };
}

async function openByIoRedis(client: IoRedisClient, heard: Heard): Promise<Channels> {
  const connection = client.duplicate();
  const channels = new Set<string>();
  connection.on("error", ignore);
  connection.on("message", (channel) => heard(channel));
  // It is ready before it has subscribed again: what is written until then is told to nobody.
  connection.on("ready", () => {
    const again = [...channels].map((channel) => connection.subscribe(channel));
    Promise.all(again).then(() => heard(), ignore);
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
