import { createDesk } from "mcp-host-ui/desk";
import { startServer } from "mcp-host-ui/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { shareStore } from "../support/desk/faultyStore.js";
import { warmDesk } from "../support/desk/warmDesk.js";
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

/** Two nodes, the first with a server. */
async function openNodes() {
  await warmDesk();
  const viewOf = shareStore();
  const [own, other] = [viewOf(1), viewOf(2)];
  const open = ({ store }: typeof own) => createDesk({ store, heartbeat, onError: () => {} });
  const [asking, answering] = [open(own), open(other)];
  const server = await startServer(asking.host("ada"));
  onTestFinished(async () => {
    await server.close();
    asking.close();
    answering.close();
  });
  return { own, answering, server, clock: startManualClock() };
}

const received = (city: string) => ({ action: "accept", content: { city } });

describe("a question of a node that had trouble with its store", () => {
  it("waits for its answer where others had taken the node for dead", async () => {
    const { own, answering, server, clock } = await openNodes();
    const first = server.elicit(shippingAddress);
    expect(await answerNext(answering, clock, "Lisbon")).toMatchObject({ done: true });
    expect(await clock.wait(first.answer, "it is answered")).toEqual(received("Lisbon"));

    own.trouble("away");
    await clock.pass(3 * heartbeat + 5_000);
    own.trouble("none");
    const { answer } = server.elicit({ ...shippingAddress, message: "And then?" });
    expect(await answerNext(answering, clock, "Porto")).toMatchObject({ done: true });
    expect(await clock.wait(answer, "it is answered")).toEqual(received("Porto"));
  });

  it("hears of its answer where it was written though the store said nothing", async () => {
    const { own, answering, server, clock } = await openNodes();
    const first = server.elicit(shippingAddress);
    expect(await answerNext(answering, clock, "Lisbon")).toMatchObject({ done: true });
    await clock.wait(first.answer, "it is answered");

    own.trouble("mute");
    const { answer } = server.elicit({ ...shippingAddress, message: "And then?" });
    await clock.pass(1_000);
    own.trouble("none");
    expect(await answerNext(answering, clock, "Porto")).toMatchObject({ done: true });
    expect(await clock.wait(answer, "it is answered")).toEqual(received("Porto"));
  });
});
