import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { startNats, startPostgres, startRedis } from "../../../../scripts/engines/start.mjs";
import {
  answerIn,
  buildNode,
  createTold,
  type NodeProcess,
  openPageOn,
  parkOn,
  startNode,
} from "../../../../test/support/desk/startNodes.js";
import { firstState, startTrips, tripOf } from "../../../../test/support/desk/startTrips.js";

const accepted = (content: object) => ({ action: "accept", content });

/** In milliseconds: a page that found no node for a quarter of a minute asks again up to half a minute later. */
const patience = 90_000;

const engines = { redis: startRedis, nats: startNats, postgres: startPostgres };

const park = (node: NodeProcess, audience: string) => parkOn(node, tripOf(audience));

beforeAll(buildNode);

describe.each(Object.entries(engines))("on %s", (name, startEngine) => {
  let engine: Awaited<ReturnType<typeof startEngine>>;
  beforeAll(async () => {
    engine = await startEngine();
  });
  afterAll(() => engine.stop());

  async function openBackEnd({ before }: Parameters<typeof startTrips>[0] = {}) {
    const trips = await startTrips(before ? { before } : {});
    onTestFinished(trips.stop);
    const { file, read } = createTold();
    return {
      trips,
      read,
      start: (...more: string[]) => startNode(name, engine.url, trips.url, file, ...more),
    };
  }

  describe("a parked call whose nodes are killed", () => {
    it("goes on with the next node between every two steps, and is sent once each round", async () => {
      const { trips, read, start } = await openBackEnd();
      let node = await start();
      const ada = openPageOn(() => node, "ada");
      const replace = async () => {
        await node.kill();
        node = await start();
      };
      const asks = (message: string) =>
        vi.waitFor(
          () => expect(ada.getState().open).toMatchObject([{ request: { message } }]),
          patience,
        );

      const id = await park(node, "ada");
      await vi.waitFor(() => expect(ada.getState().open).toHaveLength(2), patience);
      await replace();
      expect(await answerIn(ada, "Who travels?", { name: "Ada" })).toMatchObject({ done: true });
      await replace();
      await asks("Which city?");
      expect(await answerIn(ada, "Which city?", { city: "Lisbon" })).toMatchObject({ done: true });
      await asks("Which day?");
      await replace();
      await asks("Which day?");
      expect(await answerIn(ada, "Which day?", { day: "Monday" })).toMatchObject({ done: true });
      await vi.waitFor(() => expect(read()).toHaveLength(1), patience);

      const when = { when: accepted({ day: "Monday" }) };
      expect(trips.received).toEqual([
        { inputResponses: undefined, requestState: undefined },
        {
          inputResponses: { where: accepted({ city: "Lisbon" }), who: accepted({ name: "Ada" }) },
          requestState: firstState,
        },
        { inputResponses: when, requestState: "2" },
      ]);
      expect(read()).toMatchObject([
        { id, context: { chat: 7 }, result: { content: [{ text: JSON.stringify(when) }] } },
      ]);
    });

    it("is sent again, and says so, where the node died that was sending it", async () => {
      let kill: (() => Promise<void>) | undefined;
      const { trips, read, start } = await openBackEnd({
        async before(round) {
          if (round === 1) await kill?.();
          kill = undefined;
        },
      });
      const [first, second] = [await start(), await start()];
      // Both compete for each round: whoever sends this one dies with it.
      let dead: NodeProcess | undefined;
      const ada = openPageOn(() => (dead === first ? second : first), "ada");
      kill = async () => {
        dead = first;
        await first.kill();
      };
      await park(first, "ada");
      await answerIn(ada, "Who travels?", { name: "Ada" });
      await answerIn(ada, "Which city?", { city: "Lisbon" });
      await answerIn(ada, "Which day?", { day: "Monday" });
      await vi.waitFor(() => expect(read().some((told) => "result" in told)).toBe(true), patience);

      const inputResponses = {
        where: accepted({ city: "Lisbon" }),
        who: accepted({ name: "Ada" }),
      };
      const retries = trips.received.filter(({ requestState }) => requestState === firstState);
      const again = read().filter((told) => "again" in told);
      expect(retries).toEqual(retries.map(() => ({ inputResponses, requestState: firstState })));
      // Never twice without saying so. A node that waited so long for its turn that another took over said so before it sent any.
      expect(retries.length).toBeGreaterThan(0);
      expect(retries.length).toBeLessThanOrEqual(again.length + 1);
      expect(read().filter((told) => "result" in told)).toHaveLength(1);
    });

    it("tells of its deadline though every node was down when it passed", async () => {
      const { trips, read, start } = await openBackEnd();
      const first = await start();
      let node = first;
      const ada = openPageOn(() => node, "ada");
      // However busy the machine is, it passes while no node is there: only by the engine's clock, as the node that is started after it reads it.
      const hour = 3_600_000;
      await parkOn(first, { ...tripOf("ada"), deadline: Date.now() + hour });
      expect(await answerIn(ada, "Which city?", { city: "Lisbon" })).toMatchObject({ done: true });
      await first.kill();
      expect(trips.received).toHaveLength(1);
      // Nor does it take itself for dead.
      node = await start("15000", "0", "listening", `${hour}`);
      await vi.waitFor(() => expect(read()).toHaveLength(1), patience);

      expect(trips.received.slice(1)).toEqual([
        {
          inputResponses: { where: accepted({ city: "Lisbon" }), who: { action: "cancel" } },
          requestState: firstState,
        },
      ]);
      expect(read()).toMatchObject([{ context: { chat: 7 }, error: { code: -32001 } }]);
      await vi.waitFor(() => expect(ada.getState().open).toEqual([]), patience);
    });

    it("is sent by one of three nodes each time, however many could", async () => {
      const { trips, read, start } = await openBackEnd();
      // None of them is taken for dead, however busy the machine is.
      const nodes = await Promise.all([start("15000"), start("15000"), start("15000")]);
      const people = Array.from({ length: 8 }, (_, person) => `person-${person}`);
      await Promise.all(
        people.map(async (person, turn) => {
          const node = nodes[turn % 3] as NodeProcess;
          const host = openPageOn(() => node, person);
          await park(node, person);
          await answerIn(host, "Which city?", { city: person });
          await answerIn(host, "Who travels?", { name: person });
          await answerIn(host, "Which day?", { day: person });
        }),
      );
      await vi.waitFor(() => expect(read()).toHaveLength(people.length), patience);

      expect(trips.received).toHaveLength(3 * people.length);
      expect(new Set(read().map(({ audience }) => audience))).toEqual(new Set(people));
    });
  });

  describe("a question of a connection that dies with its node", () => {
    it("is told as sent to nobody, never as a decline", async () => {
      const { read, start } = await openBackEnd();
      const [asking, other] = [await start(), await start()];
      const ada = openPageOn(() => other, "ada");
      await fetch(`${asking.address}/ask`, { method: "POST", headers: { authorization: "ada" } });
      await vi.waitFor(() => expect(ada.getState().open).toHaveLength(1), patience);

      await asking.kill();
      await vi.waitFor(
        () =>
          expect(ada.getState().settled).toMatchObject([
            { outcome: { sent: "nothing", by: "session" } },
          ]),
        patience,
      );
      expect(ada.getState().open).toEqual([]);
      expect(read()).toEqual([]);
    });
  });
});
