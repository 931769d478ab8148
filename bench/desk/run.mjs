// node bench/desk/run.mjs [--engines memory,redis,nats,postgres] [--people 20] [--each 50] [--kill 3000] [--rounds 1000]
// [--waiting 100,1000,10000] [--runs alone,together,killed]: a back end of three nodes, whose people answer in two tabs each while nodes are killed,
// against the same questions in one page.
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "vite";
import { ensureEngines } from "../../scripts/engines/engines.mjs";
import { startNats, startPostgres, startRedis } from "../../scripts/engines/start.mjs";
import { ratioOf, report } from "../report.mjs";

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
const runs = {
  "floor: one page, one person": alone,
  [`floor: one page, ${people} people`]: together,
};
const claims = {};
const waits = {};
for (const name of values.engines.split(",")) {
  const engine = await start[name]?.();
  const url = engine?.url ?? "";
  await measureRuns(name, url, engine !== undefined);
  claims[name] = await bench.measureClaims(name, url, { rounds, claimants: 50 });
  for (const count of values.waiting.split(",").filter(Boolean)) {
    const { waiting, ...measured } = await bench.measureWaiting(name, url, Number(count));
    waits[`${name}, ${waiting.toLocaleString("en")} wait`] = measured;
  }
  await engine?.stop();
}
report({
  about: `${each} questions to each person; ratios are × one page with as many people. What was received twice, lost or invented is to be 0:`,
  rows: runs,
});
report({ about: "Claims of one question at a time by 50 claimants on two nodes:", rows: claims });
report({ about: "Questions that wait on one node, and one more that comes:", rows: waits });
process.exit();

/**
 * One person alone shows how long it takes; many at once, how long it takes where all wait for the same processors.
 * @param {string} name
 * @param {string} url
 * @param {boolean} isEngine in memory there is one node, and what it had goes with it
 */
async function measureRuns(name, url, isEngine) {
  const nodes = isEngine ? 3 : 1;
  const all = {
    alone: { people: 1, killEvery: 0 },
    together: { people, killEvery: 0 },
    ...(isEngine && { killed: { people, killEvery: kill } }),
  };
  const wanted = Object.entries(all).filter(([run]) => values.runs.split(",").includes(run));
  for (const [, { people, killEvery }] of wanted) {
    const run = await bench.measureCluster(name, url, { nodes, people, each, killEvery });
    const page = people === 1 ? alone : together;
    const beside = (key) => `${run[key]} (× ${ratioOf(run[key] / Math.max(page[key], 1))})`;
    const killed = killEvery ? `, one killed every ${killEvery / 1000} s` : "";
    runs[`${name}, ${nodes === 1 ? "1 node" : `${nodes} nodes`}, people: ${people}${killed}`] = {
      ...run,
      "shown p50 ms": beside("shown p50 ms"),
      "result p50 ms": beside("result p50 ms"),
    };
  }
}
