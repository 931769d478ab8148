// node bench/desk/run.mjs [--engines memory,redis,nats,postgres] [--people 20] [--each 50] [--kill 3000] [--rounds 1000]
// [--waiting 100,1000,10000] [--runs alone,together,killed]: a back end of three nodes, whose people answer in two tabs each while nodes are killed,
// against the same questions in one page.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "vite";
import { ensureEngines } from "../../scripts/engines/engines.mjs";
import { startNats, startPostgres, startRedis } from "../../scripts/engines/start.mjs";

const text = (value) => ({ type: "string", default: value });
const { values } = parseArgs({
  options: {
    engines: text("memory,redis,nats,postgres"),
    people: text("20"),
    each: text("50"),
    kill: text("3000"),
    rounds: text("1000"),
    waiting: text("100,1000,10000"),
    runs: text("alone,together,killed"),
  },
});
const [people, each, kill, rounds] = ["people", "each", "kill", "rounds"].map((name) =>
  Number(values[name]),
);

ensureEngines();
await build({ configFile: fileURLToPath(new URL("vite.config.ts", import.meta.url)) });
const bench = await import("../../.cache/bench/desk/main.js");
const start = { redis: startRedis, nats: startNats, postgres: startPostgres };

const alone = await bench.measurePage(1, each);
const together = await bench.measurePage(people, each);
console.log(`One page, one person, then ${people}, ${each} questions each`);
console.table([alone, together]);
for (const name of values.engines.split(",")) {
  const engine = await start[name]?.();
  const url = engine?.url ?? "";
  // In memory there is one node, and what it had goes with it.
  const nodes = engine ? 3 : 1;
  // One person alone shows how long it takes; many at once, how long it takes where all wait for the same processors.
  const runs = {
    alone: { people: 1, killEvery: 0 },
    together: { people, killEvery: 0 },
    ...(engine && { killed: { people, killEvery: kill } }),
  };
  const wanted = Object.entries(runs).filter(([run]) => values.runs.split(",").includes(run));
  for (const [, { people, killEvery }] of wanted) {
    const run = await bench.measureCluster(name, url, { nodes, people, each, killEvery });
    const page = people === 1 ? alone : together;
    const ratio = (key) => Number((run[key] / Math.max(page[key], 1)).toFixed(1));
    console.log(
      `${name}, ${nodes} nodes, people: ${people}, ${killEvery ? `one killed every ${killEvery} ms` : "none killed"}`,
    );
    console.table([
      {
        ...run,
        "shown p50 against a page": ratio("shown p50 ms"),
        "result p50 against a page": ratio("result p50 ms"),
      },
    ]);
  }
  console.log(`${name}: 50 claimants on two nodes`);
  console.table([await bench.measureClaims(name, url, { rounds, claimants: 50 })]);
  console.log(`${name}: questions that wait on one node`);
  const waiting = [];
  for (const count of values.waiting.split(",").filter(Boolean))
    waiting.push(await bench.measureWaiting(name, url, Number(count)));
  console.table(waiting);
  await engine?.stop();
}
process.exit();
