import { type DeskStore, type EndedCall, memoryDesk } from "@mcp-host-ui/desk";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openDesks, openPage } from "../../../../test/support/desk/openDesks.js";
import { sendTo } from "../../../../test/support/desk/sendTo.js";
import { answerIn } from "../../../../test/support/desk/startNodes.js";
import { firstState, startTrips, tripOf } from "../../../../test/support/desk/startTrips.js";

/** Makes a store that throws once in each round where a call gets to a stage: before it has written that, or after. */
function openStore(stage: string, when: "before" | "after") {
  const store = memoryDesk();
  const failed = new Set<number>();
  const written: string[] = [];
  const failing: DeskStore = {
    ...store,
    async put(entry, replaces) {
      const call = JSON.parse(entry.body);
      if (call.type !== "call") return store.put(entry, replaces);
      const fails = call.stage === stage && !failed.has(call.round);
      if (fails) failed.add(call.round);
      if (fails && when === "before") throw new Error("The store is away.");
      const stored = await store.put(entry, replaces);
      if (fails) throw new Error("The store says nothing.");
      if (stored) written.push(call.stage);
      return stored;
    },
  };
  return { store: failing, failed, written };
}

describe("a parked call whose store fails", () => {
  it.each([
    ["sending", "before", 3],
    ["sending", "after", 3],
    ["asking", "before", 2],
    ["asking", "after", 2],
    ["ended", "before", 1],
    ["ended", "after", 1],
    ["over", "before", 1],
    ["over", "after", 1],
  ] as const)(
    "goes on, is sent once each round and told of once, where %s fails %s it is written",
    async (stage, when, failures) => {
      const { store, failed, written } = openStore(stage, when);
      const errors: unknown[] = [];
      const options = { store, heartbeat: 100, onError: (error: unknown) => errors.push(error) };
      const [desk, other] = openDesks(options);
      const trips = await startTrips();
      onTestFinished(trips.stop);
      const attempts: number[] = [];
      const ends: EndedCall[] = [];
      for (const one of [desk, other])
        one.resume(
          (round) => {
            attempts.push(round.attempt);
            return sendTo(trips.url, round);
          },
          { ended: (end) => ends.push(end) },
        );
      const { host } = await openPage(other);
      const id = await desk.park(tripOf("ada"));
      await answerIn(host, "Who travels?", { name: "Ada" });
      await answerIn(host, "Which city?", { city: "Lisbon" });
      await answerIn(host, "Which day?", { day: "Monday" });
      // Who tells a second time does so before that is written.
      const isOver = () => written.includes("over") || (stage === "over" && when === "after");
      await vi.waitFor(() => expect(ends.length > 0 && isOver()).toBe(true), 30_000);

      expect(ends).toMatchObject([{ id, result: { content: [{ type: "text" }] } }]);
      expect(trips.received.map(({ requestState }) => requestState)).toEqual([
        undefined,
        firstState,
        "2",
      ]);
      expect(attempts).toEqual([1, 1, 1]);
      expect(failed.size).toBe(failures);
      expect(errors.length).toBeGreaterThanOrEqual(failures);
    },
  );

  it("is written again, and goes on, where the store lost it while its questions were written", async () => {
    const store = memoryDesk();
    const asked: string[] = [];
    const losing: DeskStore = {
      ...store,
      async put(entry, replaces) {
        const record = JSON.parse(entry.body);
        const isAsked = record.type === "question" && record.phase === "open";
        const stored = await store.put(entry, replaces);
        if (isAsked && stored) {
          asked.push(entry.id);
          await store.drop("//calls", record.parked);
        }
        return stored;
      },
    };
    const errors: string[] = [];
    const [desk] = openDesks({
      store: losing,
      heartbeat: 100,
      onError: (error) => errors.push(String(error)),
    });
    const trips = await startTrips();
    onTestFinished(trips.stop);
    const ends: EndedCall[] = [];
    desk.resume((round) => sendTo(trips.url, round), { ended: (end) => ends.push(end) });
    const { host } = await openPage(desk);
    const id = await desk.park(tripOf("ada"));
    await answerIn(host, "Who travels?", { name: "Ada" });
    await answerIn(host, "Which city?", { city: "Lisbon" });
    await answerIn(host, "Which day?", { day: "Monday" });
    await vi.waitFor(() => expect(ends).toHaveLength(1), 30_000);

    expect(ends).toMatchObject([{ id, result: { content: [{ type: "text" }] } }]);
    expect(asked).toHaveLength(3);
    expect(trips.received).toHaveLength(3);
    expect(errors.join()).toContain(`lost where the parked call ${id} stood`);
  });

  it("is sent by one of the two that resume calls on one node", async () => {
    const [desk] = openDesks({ heartbeat: 100 });
    const trips = await startTrips();
    onTestFinished(trips.stop);
    const ends: EndedCall[] = [];
    for (let count = 0; count < 2; count += 1)
      desk.resume((round) => sendTo(trips.url, round), { ended: (end) => ends.push(end) });
    const { host } = await openPage(desk);
    await desk.park(tripOf("ada"));
    await answerIn(host, "Who travels?", { name: "Ada" });
    await answerIn(host, "Which city?", { city: "Lisbon" });
    await answerIn(host, "Which day?", { day: "Monday" });
    await vi.waitFor(() => expect(ends.length).toBeGreaterThan(0), 30_000);
    expect(trips.received).toHaveLength(3);
  });
});
