import { memoryDesk } from "@mcp-host-ui/desk";
import { startServer } from "@mcp-host-ui/testing";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openDesks, openPage, questionIn } from "../../../test/support/desk/openDesks.js";
import { shippingAddress } from "../../../test/support/questions.js";
import { createWatches } from "../src/server/kept/watches.js";

/** A store that counts how often it begins to be watched, and how many watch it now. */
function countWatches() {
  const store = memoryDesk();
  const count = { begun: 0, now: 0 };
  const watch: typeof store.watch = async (...given) => {
    count.begun += 1;
    count.now += 1;
    const stop = await store.watch(...given);
    return async () => {
      count.now -= 1;
      await stop();
    };
  };
  return { store: { ...store, watch }, count };
}

/** Asks so many questions one after the other, and answers each in a page. */
async function askInTurn(desks: ReturnType<typeof openDesks>, times: number) {
  const { host, close } = await openPage(desks[1]);
  const server = await startServer(desks[0].host("ada"));
  onTestFinished(() => server.close());
  for (let asked = 0; asked < times; asked += 1) {
    const { answer } = server.elicit(shippingAddress);
    const id = await questionIn(host);
    const content = { city: `Lisbon ${asked}` };
    await host.send({ type: "settle", id, answer: { action: "accept", content } });
    expect(await answer).toEqual({ action: "accept", content });
  }
  expect(server.received).toHaveLength(times);
  close();
}

describe("the watch of a store", () => {
  it("lasts from one question to the next, so that none waits for a connection", async () => {
    const { store, count } = countWatches();
    await askInTurn(openDesks({ store }), 10);

    expect(count.begun).toBe(2);
  });

  it("ends a heartbeat after the last who listened", async () => {
    const { store, count } = countWatches();
    // Long enough that a busy machine takes no node for dead.
    await askInTurn(openDesks({ store, heartbeat: 1_500 }), 1);

    await vi.waitFor(() => expect(count.now).toBe(0), 60_000);
    expect(count.begun).toBeGreaterThanOrEqual(2);
  });

  it("ends with the desk", async () => {
    const { store, count } = countWatches();
    const desks = openDesks({ store, heartbeat: 600_000 });
    await askInTurn(desks, 1);
    for (const desk of desks) desk.close();

    await vi.waitFor(() => expect(count.now).toBe(0));
    expect(count.begun).toBe(2);
  });

  it("is looked after a few audiences at a time, all of them within half a heartbeat", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const watches = createWatches(memoryDesk(), 10_000, (error) => {
      throw error;
    });
    onTestFinished(watches.close);
    const woken = new Set<number>();
    const stops = Array.from({ length: 5_000 }, (_, person) =>
      watches.listen(`person-${person}`, () => void woken.add(person)),
    );
    watches.wakeAll();
    const first = woken.size;
    expect(first).toBeLessThanOrEqual(25);
    // Another beat meanwhile begins nothing anew.
    watches.wakeAll();
    expect(woken.size).toBe(first);
    vi.advanceTimersByTime(2_500);
    expect(woken.size).toBeGreaterThan(2_000);
    expect(woken.size).toBeLessThan(3_000);
    vi.advanceTimersByTime(2_500);
    expect(woken.size).toBe(5_000);

    woken.clear();
    watches.wakeAll();
    vi.advanceTimersByTime(5_000);
    expect(woken.size).toBe(5_000);
    for (const stop of stops) stop();
  });

  it("wakes a few audiences at once, as most desks have", () => {
    const watches = createWatches(memoryDesk(), 10_000, () => {});
    onTestFinished(watches.close);
    const woken: string[] = [];
    for (const person of ["ada", "bo", "cy"]) watches.listen(person, () => woken.push(person));
    watches.wakeAll();
    expect(woken).toEqual(["ada", "bo", "cy"]);
  });
});
