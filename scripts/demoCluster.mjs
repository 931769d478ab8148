// @ts-check
// npm run demo:cluster [-- --port 5190 --example ai-sdk-chat]: a back end of two nodes on Redis, behind a balancer that
// forwards at random.
import { parseArgs } from "node:util";
import { createBalancer, startNodes } from "../examples/back-end/startCluster.mjs";
import { listenNear } from "../examples/demo/serve/listenNear.mjs";
import { findProgram, installCommand } from "./debianPrograms.mjs";
import { engines } from "./engines/engines.mjs";
import { startRedis } from "./engines/start.mjs";
import { freePort } from "./engines/startEngine.mjs";

// Whatever runs beside it ends with it.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit());

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "5190" },
    example: { type: "string", default: "back-end" },
  },
});
const redis = findProgram(engines.redis) ? await startRedis() : undefined;
if (!redis)
  console.log(
    `There is no redis-server, so this is one node on its own memory. For two, type:\n\n  ${installCommand(["redis-server"])}\n`,
  );
const ports = redis ? [await freePort(), await freePort()] : [await freePort()];
await startNodes({ ports, example: values.example, redisUrl: redis?.url });
const port = await listenNear(createBalancer(ports), Number(values.port));
console.log(`mcp-host-ui cluster: http://127.0.0.1:${port}/ (nodes on ${ports.join(" and ")})`);
