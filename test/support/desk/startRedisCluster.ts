import { createClient } from "redis";
import { startRedis } from "../../../scripts/engines/start.mjs";
import { freePort } from "../../../scripts/engines/startEngine.mjs";

const slots = 16_384;

/** Starts a cluster of three masters, each of which has a third of the slots. */
export async function startRedisCluster() {
  const masters = await Promise.all(
    Array.from({ length: 3 }, async () => {
      const bus = await freePort();
      const engine = await startRedis("--cluster-enabled", "yes", "--cluster-port", `${bus}`);
      const client = createClient({ url: engine.url });
      await client.connect();
      return { engine, client, port: new URL(engine.url).port, bus: `${bus}` };
    }),
  );
  const [first] = masters;
  for (const [index, { client, port, bus }] of masters.entries()) {
    const [from, to] = [index, index + 1].map((share) => Math.floor((share * slots) / 3));
    await client.sendCommand(["CLUSTER", "ADDSLOTSRANGE", `${from}`, `${Number(to) - 1}`]);
    if (index > 0) await first?.client.sendCommand(["CLUSTER", "MEET", "127.0.0.1", port, bus]);
  }
  const isWhole = async ({ client }: (typeof masters)[number]) => {
    const info: unknown = await client.sendCommand(["CLUSTER", "INFO"]);
    return JSON.stringify(info).includes("cluster_state:ok");
  };
  while ((await Promise.all(masters.map(isWhole))).includes(false))
    await new Promise((resolve) => setTimeout(resolve, 50));
  for (const { client } of masters) client.destroy();
  return {
    urls: masters.map(({ engine }) => engine.url),
    stop: () => Promise.all(masters.map(({ engine }) => engine.stop())),
  };
}
