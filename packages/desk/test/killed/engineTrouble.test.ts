import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { startNats, startPostgres, startRedis } from "../../../../scripts/engines/start.mjs";
import {
  answerIn,
  buildNode,
  createTold,
  type NodeProcess,
  openPageOn,
  startNode,
} from "../../../../test/support/desk/startNodes.js";

const patience = 90_000;
const heartbeat = "300";
const engines = { redis: startRedis, nats: startNats, postgres: startPostgres };
const minutes = 60_000;

beforeAll(buildNode);

/** Waits until a node that asks nothing has sent so many heartbeats to a page. */
async function heartbeats({ address }: NodeProcess, count: number) {
  const over = new AbortController();
  onTestFinished(() => over.abort());
  const headers = { authorization: "a stranger" };
  const { body } = await fetch(`${address}/questions`, { headers, signal: over.signal });
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.split(": alive").length > count) return;
  }
  throw new Error(`The feed ended after ${text}`);
}

const ask = ({ address }: NodeProcess) =>
  fetch(`${address}/ask`, { method: "POST", headers: { authorization: "ada" } });

describe.each(Object.entries(engines))("nodes on %s", (name, startEngine) => {
  let engine: Awaited<ReturnType<typeof startEngine>>;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.stop());

  it("survive a restart of the engine, without onError and without a listener of the app's", async () => {
    const { file, read } = createTold();
    const node = await startNode(name, engine.url, "", file, heartbeat, "0", "bare");
    const ada = openPageOn(() => node, "ada");
    await ask(node);
    await vi.waitFor(() => expect(ada.getState().open).toHaveLength(1), patience);

    await engine.restart();
    await vi.waitFor(
      async () => expect(await answerIn(ada, "Still there?", {})).toMatchObject({ done: true }),
      patience,
    );

    await vi.waitFor(() => expect(read()).toHaveLength(1), patience);
    expect(read()).toEqual([{ received: { action: "accept", content: {} } }]);
  });

  it.each([
    ["asks", -5 * minutes],
    ["asks", 5 * minutes],
    ["shows", 5 * minutes],
  ])(
    "keep a question while the clock of the node that %s it is %s ms ahead",
    async (which, ahead) => {
      const { file, read, errors } = createTold();
      const start = (skew: number) => startNode(name, engine.url, "", file, heartbeat, `${skew}`);
      const asking = await start(which === "asks" ? ahead : 0);
      const showing = await start(which === "shows" ? ahead : 0);
      const ada = openPageOn(() => showing, "ada");
      await ask(asking);
      await vi.waitFor(() => expect(ada.getState().open).toHaveLength(1), patience);

      await heartbeats(showing, 6);
      const [{ deadline = 0 } = {}] = ada.getState().open;
      expect(deadline).toBeGreaterThan(Date.now());
      expect(deadline).toBeLessThan(Date.now() + 3 * minutes);
      expect(await answerIn(ada, "Still there?", {})).toMatchObject({ done: true });
      await vi.waitFor(() => expect(read()).toHaveLength(1), patience);

      expect(read()).toEqual([{ received: { action: "accept", content: {} } }]);
      const side = ahead > 0 ? "ahead of" : "behind";
      expect(errors()).toContain(`The clock of this node is 300 s ${side} the store's.`);
    },
  );
});
