import { type DeskStore, type EndedCall, memoryDesk } from "@mcp-host-ui/desk";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openDesks } from "../../../../test/support/desk/openDesks.js";
import { sendTo } from "../../../../test/support/desk/sendTo.js";
import { startTrips, tripOf } from "../../../../test/support/desk/startTrips.js";

/** Makes a store that throws once: when a call is to be told that this was answered. */
function openStore(answer: string): DeskStore {
  const store = memoryDesk();
  let isDue = false;
  let hasFailed = false;
  return {
    ...store,
    async put(entry, replaces) {
      if (isDue && !hasFailed && JSON.parse(entry.body).type === "call") {
        hasFailed = true;
        throw new Error("The store is away.");
      }
      isDue ||= entry.body.includes(answer);
      return store.put(entry, replaces);
    },
  };
}

describe("an answer to a parked call that is sent again", () => {
  it("has the call go on, where the store failed before anybody was woken", async () => {
    // So long that no sign of life helps.
    const [desk, other] = openDesks({ store: openStore("Lisbon"), heartbeat: 3_600_000 });
    const trips = await startTrips();
    onTestFinished(trips.stop);
    const ends: EndedCall[] = [];
    desk.resume((round) => sendTo(trips.url, round), { ended: (end) => ends.push(end) });
    await desk.park(tripOf("ada"));
    const answerer = { audience: "ada" };
    const closing = new AbortController();
    onTestFinished(() => closing.abort());
    const ids = new Map<string, string>();
    for await (const told of other.messages("ada", { signal: closing.signal })) {
      if (told.type === "asked") ids.set(Object(told.params).message, told.id);
      if (ids.size === 2) break;
    }
    const answers = [
      { id: ids.get("Who travels?"), result: { action: "accept", content: { name: "Ada" } } },
      { id: ids.get("Which city?"), result: { action: "accept", content: { city: "Lisbon" } } },
    ].map((answer, place) => ({ ...answer, key: `key ${place}` }));

    expect(await other.take(answers[0], answerer)).toMatchObject({ done: true });
    await expect(other.take(answers[1], answerer)).rejects.toThrow("The store is away.");
    expect(trips.received).toHaveLength(1);
    expect(await other.take(answers[1], answerer)).toMatchObject({
      done: true,
      outcome: { sent: "accept", by: "person" },
    });
    await vi.waitFor(() => expect(trips.received).toHaveLength(2), 60_000);
    expect(await other.take({ ...answers[1], key: "another" }, answerer)).toMatchObject({
      done: false,
      rejection: "settled",
    });
  });
});
