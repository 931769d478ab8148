import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { createBalancer } from "../../examples/back-end/startCluster.mjs";
import { freePort } from "../../scripts/engines/startEngine.mjs";
import { removeFolder, temporaryFolder } from "../../scripts/temporaryFolder.mjs";
import { openTab, type Sent } from "./openTab.ts";
import type { Received } from "./startAsker.ts";
import { startNode } from "./startNode.ts";
import { summarize } from "./summarize.ts";

/** Short, so that a node which was killed is noticed soon. */
const heartbeat = 1_000;

/** A run of a back end. */
export interface ClusterRun {
  readonly nodes: number;
  readonly people: number;
  readonly each: number;
  /** The time between two kills of a node, in milliseconds; 0 for none. */
  readonly killEvery: number;
}

/** Asks people whose two tabs both answer, while nodes are killed; what servers received is the oracle. */
export async function measureCluster(engine: string, url: string, run: ClusterRun) {
  const folder = temporaryFolder("desk-bench-");
  const file = join(folder, "received");
  writeFileSync(file, "");
  const read = () =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line): Received => JSON.parse(line));
  const ports = await Promise.all(Array.from({ length: run.nodes }, freePort));
  const nodes = await Promise.all(
    ports.map((port) => startNode(engine, url, port, file, heartbeat)),
  );
  const balancer = createBalancer(ports).listen(0, "127.0.0.1");
  await once(balancer, "listening");
  const address = `http://127.0.0.1:${(balancer.address() as AddressInfo).port}`;

  const sent: Sent[] = [];
  const people = Array.from({ length: run.people }, (_, person) => `${engine}-${person}`);
  const closes = people.flatMap((person) =>
    ["a", "b"].map((tab) =>
      openTab(`${address}/questions`, person, `tab ${person}${tab}`, (one) => sent.push(one)),
    ),
  );
  let kills = 0;
  const starting = new Set<number>();
  const killOne = async () => {
    const index = Math.floor(Math.random() * ports.length);
    if (starting.has(index)) return;
    starting.add(index);
    nodes[index]?.kill("SIGKILL");
    kills += 1;
    nodes[index] = await startNode(engine, url, ports[index] ?? 0, file, heartbeat);
    starting.delete(index);
  };
  const killer = run.killEvery > 0 && setInterval(() => void killOne(), run.killEvery);

  const start = performance.now();
  await Promise.all(
    people.map(async (person) => {
      for (let attempt = 0; ; attempt += 1) {
        const have = new Set(read().map(({ question }) => question.split(" ")[0]));
        const left = Array.from({ length: run.each }, (_, count) => `${person}-${count}`).filter(
          (name) => !have.has(name),
        );
        if (left.length === 0) return;
        // Asked again after a kill, a question is another one.
        const query = new URLSearchParams(left.map((name) => ["question", `${name} ${attempt}`]));
        await fetch(`${address}/ask?${query}`, {
          method: "POST",
          headers: { authorization: person },
        }).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }),
  );
  const milliseconds = performance.now() - start;
  if (killer) clearInterval(killer);
  // The receipts of the last answers are on their way.
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  for (const close of closes) close();
  for (const node of nodes) node.kill("SIGKILL");
  balancer.closeAllConnections();
  balancer.close();
  const received = read();
  removeFolder(folder);
  return { kills, ...summarize(sent, received, milliseconds) };
}
