import type { EndedCall } from "@mcp-host-ui/desk";
import { elicitation, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openDesks, openPage } from "../../../../test/support/desk/openDesks.js";
import { sendTo } from "../../../../test/support/desk/sendTo.js";
import { answerIn } from "../../../../test/support/desk/startNodes.js";
import { firstState, startTrips, tripOf } from "../../../../test/support/desk/startTrips.js";
import { startClock } from "../../../../test/support/startClock.js";

const heartbeat = 100;
const lisbon = { action: "accept", content: { city: "Lisbon" } };

async function open(options: Parameters<typeof openDesks>[0] = {}) {
  const [desk, other] = openDesks({ heartbeat, ...options });
  const trips = await startTrips();
  onTestFinished(trips.stop);
  const ends: EndedCall[] = [];
  desk.resume((round) => sendTo(trips.url, round), { ended: (end) => ends.push(end) });
  const { host } = await openPage(other);
  return { desk, trips, ends, host };
}

const expired = { sent: "cancel", by: "host", cause: "deadline" };

describe("the deadline of a parked call", () => {
  it("sends what was answered and cancels the rest, and the person sees what became of it", async () => {
    const clock = startClock();
    const { desk, trips, ends, host } = await open();
    const deadline = Date.now() + 600_000;
    await desk.park({ ...tripOf("ada"), deadline });
    expect(await answerIn(host, "Which city?", { city: "Lisbon" })).toMatchObject({ done: true });
    expect(host.getState().open).toMatchObject([{ request: { message: "Who travels?" } }]);
    expect(trips.received).toHaveLength(1);

    await clock.pass(300_000);
    expect(ends).toEqual([]);
    await clock.pass(300_000);
    await vi.waitFor(() => expect(ends).toHaveLength(1), 60_000);
    expect(Date.now()).toBeGreaterThanOrEqual(deadline);
    expect(trips.received.slice(1)).toEqual([
      { inputResponses: { where: lisbon, who: { action: "cancel" } }, requestState: firstState },
    ]);
    // Its server asks a third question by then, which nobody could answer in time.
    expect(ends).toMatchObject([{ audience: "ada", error: { code: -32001 } }]);
    await vi.waitFor(() => expect(host.getState().open).toEqual([]));
    expect(host.getState().settled.map(({ outcome }) => outcome)).toEqual(
      expect.arrayContaining([
        expect.objectContaining(expired),
        expect.objectContaining({ sent: "accept" }),
      ]),
    );
  });

  it("is that of each round, told by the desk alone, where the call has none", async () => {
    const { desk, trips, ends, host } = await open({ keepOpen: 2_500 });
    await desk.park(tripOf("ada"));

    await vi.waitFor(() => expect(ends).toHaveLength(1), 60_000);
    const cancel = { action: "cancel" };
    expect(trips.received).toEqual([
      { inputResponses: undefined, requestState: undefined },
      { inputResponses: { where: cancel, who: cancel }, requestState: firstState },
      { inputResponses: { when: cancel }, requestState: "2" },
    ]);
    expect(ends).toMatchObject([{ result: { content: [{ type: "text" }] } }]);
    await vi.waitFor(() => expect(host.getState().open).toEqual([]));
    const outcomes = host.getState().settled.map(({ outcome }) => outcome);
    expect(outcomes).toHaveLength(3);
    for (const outcome of outcomes) expect(outcome).toMatchObject(expired);
    expect(host.getState().settled.map(({ deadline }) => deadline)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("ends the call with an error where the kind has nothing else to say", async () => {
    const kinds = [
      elicitation(),
      sampling({ generate: async () => ({ model: "m", content: { type: "text", text: "" } }) }),
    ];
    const [desk] = openDesks({ heartbeat, kinds });
    const ends: EndedCall[] = [];
    let sent = 0;
    const params = { messages: [], maxTokens: 10 };
    desk.resume(
      async () => {
        sent += 1;
        const inputRequests = { model: { method: "sampling/createMessage", params } };
        return { resultType: "input_required", inputRequests };
      },
      { ended: (end) => ends.push(end) },
    );
    await desk.park({ ...tripOf("ada"), deadline: Date.now() + 2_000 });

    await vi.waitFor(() => expect(ends).toHaveLength(1), 60_000);
    expect(ends).toMatchObject([
      { error: { code: -32603, message: "Nobody answered sampling/createMessage in time." } },
    ]);
    expect(sent).toBe(1);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])(
    "refuses %s, which never passes",
    async (deadline) => {
      const [desk] = openDesks();
      await expect(desk.park({ ...tripOf("ada"), deadline })).rejects.toThrow(
        "milliseconds since 1970",
      );
    },
  );
});
