import type { EndedCall } from "@mcp-host-ui/desk";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openDesks, openPage } from "../../../../test/support/desk/openDesks.js";
import { sendTo } from "../../../../test/support/desk/sendTo.js";
import { answerIn } from "../../../../test/support/desk/startNodes.js";
import { firstState, startTrips, tripOf } from "../../../../test/support/desk/startTrips.js";

async function openTrips(options: Parameters<typeof startTrips>[0] = {}) {
  const trips = await startTrips(options);
  onTestFinished(trips.stop);
  return trips;
}

const accepted = (content: object) => ({ action: "accept", content });

describe("desk.park", () => {
  it("collects the answers of each round, sends them once, and brings the state back to the byte", async () => {
    const desks = openDesks({ heartbeat: 200 });
    const trips = await openTrips();
    const ends: EndedCall[] = [];
    for (const desk of desks)
      desk.resume((round) => sendTo(trips.url, round), { ended: (end) => ends.push(end) });
    const page = await openPage(desks[1]);

    const id = await desks[0].park(tripOf("ada"));
    expect(await answerIn(page.host, "Who travels?", { name: "Ada" })).toMatchObject({
      done: true,
      outcome: { sent: "accept", by: "person", principal: "ada" },
    });
    expect(trips.received).toHaveLength(1);
    await answerIn(page.host, "Which city?", { city: "Lisbon" });
    await answerIn(page.host, "Which day?", { day: "Monday" });

    await vi.waitFor(() => expect(ends).toHaveLength(1), 60_000);
    const when = { when: accepted({ day: "Monday" }) };
    expect(trips.received).toEqual([
      { inputResponses: undefined, requestState: undefined },
      {
        inputResponses: { where: accepted({ city: "Lisbon" }), who: accepted({ name: "Ada" }) },
        requestState: firstState,
      },
      { inputResponses: when, requestState: "2" },
    ]);
    expect(ends).toMatchObject([
      {
        id,
        audience: "ada",
        context: { chat: 7 },
        result: { content: [{ text: JSON.stringify(when) }] },
      },
    ]);
    expect(page.host.getState().open).toEqual([]);
  });

  it("gives the second of two people a receipt that says who was first", async () => {
    const desks = openDesks({ heartbeat: 200 });
    const trips = await openTrips();
    desks[0].resume((round) => sendTo(trips.url, round));
    const [ada, bob] = [await openPage(desks[0], "team/ada"), await openPage(desks[1], "team/bob")];
    await desks[1].park(tripOf("team"));

    const receipts = await Promise.all([
      answerIn(ada.host, "Which city?", { city: "Lisbon" }),
      answerIn(bob.host, "Which city?", { city: "Porto" }),
    ]);
    await answerIn(ada.host, "Who travels?", { name: "Ada" });
    await vi.waitFor(() => expect(trips.received).toHaveLength(2), 60_000);

    expect(receipts.filter(({ done }) => done)).toHaveLength(1);
    const [won, lost] = receipts[0]?.done ? receipts : receipts.toReversed();
    expect(lost).toMatchObject({ rejection: "settled", outcome: won?.outcome });
    const city = receipts[0]?.done ? "Lisbon" : "Porto";
    expect(trips.received[1]).toMatchObject({
      inputResponses: { where: accepted({ city }), who: accepted({ name: "Ada" }) },
    });
  });

  it("takes its questions back when it is ended, and keeps nothing that was answered", async () => {
    const desks = openDesks({ heartbeat: 200 });
    const trips = await openTrips();
    desks[0].resume((round) => sendTo(trips.url, round));
    const page = await openPage(desks[1]);
    const id = await desks[1].park(tripOf("ada"));
    await answerIn(page.host, "Who travels?", { name: "Ada" });

    expect(await desks[1].unpark(id)).toBe(true);
    await vi.waitFor(() => expect(page.host.getState().open).toEqual([]));

    const ends = page.host.getState().settled.map(({ outcome }) => outcome?.sent);
    expect(new Set(ends)).toEqual(new Set(["accept", "nothing"]));
    expect(trips.received).toHaveLength(1);
    expect(await desks[1].unpark(id)).toBe(false);
  });

  it("ends with the server's error, and with one where nobody could be asked", async () => {
    const [desk] = openDesks();
    const ends: EndedCall[] = [];
    desk.resume(
      async ({ context }) => {
        if (context === "fails") throw Object.assign(new Error("No seats."), { code: -32000 });
        const inputRequests = { __proto__: null, odd: { method: "odd/ask", params: {} } };
        return { resultType: "input_required", inputRequests };
      },
      { ended: (end) => ends.push(end) },
    );
    await desk.park({ ...tripOf("ada"), context: "fails" });
    await desk.park({ ...tripOf("ada"), context: "odd" });

    await vi.waitFor(() => expect(ends).toHaveLength(2), 60_000);
    expect(ends).toContainEqual(
      expect.objectContaining({ context: "fails", error: { code: -32000, message: "No seats." } }),
    );
    expect(ends).toContainEqual(
      expect.objectContaining({
        context: "odd",
        error: { code: -32602, message: "Nobody can be asked odd/ask here." },
      }),
    );
  });

  it("ends with an error where its server asks too much at once, or without end", async () => {
    const [desk] = openDesks();
    const ends: EndedCall[] = [];
    const ask = { method: "elicitation/create", params: { message: "More?", requestedSchema: {} } };
    const results: Record<string, object> = {
      many: { inputRequests: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [n, ask])) },
      long: { inputRequests: { ask }, requestState: "x".repeat(250_000) },
      nothing: { inputRequests: {} },
    };
    desk.resume(
      async ({ context }) => ({
        resultType: "input_required",
        ...(typeof context === "string" && results[context]),
      }),
      {
        ended: (end) => ends.push(end),
      },
    );
    for (const context of Object.keys(results)) await desk.park({ ...tripOf("ada"), context });

    await vi.waitFor(() => expect(ends).toHaveLength(3), 60_000);
    const messages = Object.fromEntries(
      ends.map((end) => [end.context, "error" in end && end.error.message]),
    );
    expect(messages).toEqual({
      many: "It asked more than 50 questions at once.",
      long: "Its result is too long.",
      nothing: "It asked for input and said not for what.",
    });
  });
});
