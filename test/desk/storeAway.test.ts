import { createDesk } from "mcp-host-ui/desk";
import { startServer } from "mcp-host-ui/testing";
import { expect, it, onTestFinished } from "vitest";
import { shareStore } from "../support/desk/faultyStore.js";
import { type ManualClock, startManualClock } from "../support/manualClock.js";
import { shippingAddress } from "../support/questions.js";

const heartbeat = 15_000;

/** Waits, as a page does, until the desk asks, and answers; resolves to the receipt. */
async function answerNext(desk: ReturnType<typeof createDesk>, clock: ManualClock, key: string) {
  const closing = new AbortController();
  const next = async () => {
    for await (const message of desk.messages("ada", { signal: closing.signal }))
      if (message.type === "asked") return message.id;
    throw new Error("The feed ended without a question.");
  };
  const id = await clock.wait(next(), "the desk asks");
  closing.abort();
  // Whoever looks at it would have taken it for lost by now.
  await clock.pass(2_000);
  const result = { action: "accept", content: { city: key } };
  return clock.wait(desk.take({ id, key, result }, { audience: "ada" }), "it has a receipt");
}

it("is asked by a node whose store was away for so long that others took it for dead", async () => {
  const viewOf = shareStore();
  const [own, other] = [viewOf(1), viewOf(2)];
  const desks = [own, other].map(({ store }) =>
    createDesk({ store, heartbeat, onError: () => {} }),
  );
  const [asking, answering] = desks;
  if (!asking || !answering) throw new Error("Two desks were made.");
  const server = await startServer(asking.host("ada"));
  onTestFinished(async () => {
    await server.close();
    for (const desk of desks) desk.close();
  });
  const clock = startManualClock();
  const first = server.elicit(shippingAddress);
  expect(await answerNext(answering, clock, "Lisbon")).toMatchObject({ done: true });
  await clock.wait(first.answer, "the first answer is there");

  own.trouble("away");
  await clock.pass(3 * heartbeat + 5_000);
  own.trouble("none");
  const { answer } = server.elicit({ ...shippingAddress, message: "And then?" });
  expect(await answerNext(answering, clock, "Porto")).toMatchObject({ done: true });
  const received = { action: "accept", content: { city: "Porto" } };
  expect(await clock.wait(answer, "the answer is there")).toEqual(received);
});
