import { createHost, elicitation, type LocalHost, toolApproval } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  dialog,
  openQuestion,
  openQuestions,
  settledQuestion,
  shippingAddress,
} from "../../../../test/support/questions.js";
import { createTripGraph, type Stop } from "../../examples/agents/tripGraph.ts";
import { invokeWithPerson } from "../../examples/langGraph.ts";

const city: Stop = {
  value: { message: shippingAddress.message },
  responseSchema: shippingAddress.requestedSchema,
};
const count: Stop = { value: "How many people?", responseSchema: { type: "integer", minimum: 1 } };

/** A run of a real graph, until it is done. */
interface Run {
  readonly host: LocalHost;
  readonly done: Promise<unknown>;
  /** What the app was asked to decide. */
  readonly decided: unknown[];
  readonly stop: AbortController;
}

async function run(...stops: readonly Stop[]): Promise<Run> {
  const host = createHost({ kinds: [elicitation(), toolApproval()] });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const session = host.openSession({ id: "graph", name: "Trip planner" });
  const decided: unknown[] = [];
  const stop = new AbortController();
  const config = { configurable: { thread_id: "t1" }, signal: stop.signal };
  const done = invokeWithPerson(createTripGraph(...stops), {}, config, session, {
    decide: async ({ value }) => {
      decided.push(value);
      return "not approved";
    },
    refused: (_, action) => ({ refused: action }),
  });
  done.catch(() => undefined);
  return { host, done, decided, stop };
}

describe("invokeWithPerson", () => {
  it("has a person answer an interrupt with a schema, and the graph goes on with that", async () => {
    const { host, done } = await run(city);
    const { id, session, request } = await openQuestion(host);
    const content = { city: "Lisbon" };
    await host.send({ type: "settle", id, answer: { action: "accept", content } });

    expect(session).toBe("graph");
    expect(request).toMatchObject({ message: shippingAddress.message });
    expect(await done).toMatchObject({ told: [content] });
  });

  it("answers all interrupts of a step at once", async () => {
    const { host, done } = await run(city, count);
    const [first, second] = await openQuestions(host, 2);
    const content = { city: "Lisbon" };
    const people = { answer: 2 };
    await host.send({
      type: "settle",
      id: second?.id ?? "",
      answer: { action: "accept", content: people },
    });
    await openQuestions(host, 1);
    await host.send({ type: "settle", id: first?.id ?? "", answer: { action: "accept", content } });

    expect(await done).toMatchObject({ told: [content, 2] });
  });

  it.each(["decline", "cancel"] as const)(
    "goes on with what the app makes of a person's %s",
    async (action) => {
      const { host, done } = await run(city);
      const { id } = await openQuestion(host);
      await host.send({ type: "settle", id, answer: { action } });

      expect(await done).toMatchObject({ told: [{ refused: action }] });
    },
  );

  const first = { name: "delete", args: { id: 1 }, description: "Deletes a booking" };
  const calls = {
    actionRequests: [first, { name: "mail", args: { to: "ana@example.com" } }],
    reviewConfigs: [
      { actionName: "delete", allowedDecisions: ["approve", "reject"] },
      { actionName: "mail", allowedDecisions: ["approve", "edit"] },
    ],
  };

  it("returns one decision for each tool call of LangChain's middleware, in order", async () => {
    const { host, done } = await run({ ...city, value: calls });
    const [second, third] = await openQuestions(host, 2);
    const answer = { action: "allow", arguments: { to: "bo@example.com" } };
    await host.send({ type: "settle", id: third?.id ?? "", answer });
    await host.send({
      type: "settle",
      id: second?.id ?? "",
      answer: { action: "deny", reason: "Keep it" },
    });

    expect(second?.request).toMatchObject({
      tool: { name: "delete" },
      arguments: { id: 1 },
      details: { description: "Deletes a booking" },
      supports: { edits: false, reason: true, stop: false },
    });
    const editedAction = { name: "mail", args: { to: "bo@example.com" } };
    const decisions = [
      { type: "reject", message: "Keep it" },
      { type: "edit", editedAction },
    ];
    expect(await done).toMatchObject({ told: [{ decisions }] });
  });

  it("returns the app's value when the user leaves one of the calls", async () => {
    const { host, done } = await run({ value: calls });
    const [second, third] = await openQuestions(host, 2);
    await host.send({ type: "settle", id: second?.id ?? "", answer: { action: "allow" } });
    await host.send({ type: "settle", id: third?.id ?? "", answer: { action: "cancel" } });

    expect(await done).toMatchObject({ told: [{ refused: "cancel" }] });
  });

  it.each([
    { action_requests: [first] },
    { ...calls, reviewConfigs: [{ actionName: "delete", allowedDecisions: ["respond"] }] },
  ])("asks the app about tool calls of another shape: %j", async (approval) => {
    const { host, done, decided } = await run({ ...city, value: approval });

    expect(await done).toMatchObject({ told: ["not approved"] });
    expect(decided).toEqual([approval]);
    expect(host.getState().settled).toEqual([]);
  });

  it("asks the app about an interrupt without a schema", async () => {
    const { host, done, decided } = await run({ value: "Well?" });

    expect(await done).toMatchObject({ told: ["not approved"] });
    expect(decided).toEqual(["Well?"]);
    expect(host.getState().settled).toEqual([]);
  });

  it("takes its questions back when it is stopped", async () => {
    const { host, done, stop } = await run(city);
    const { id } = await openQuestion(host);
    stop.abort();

    expect(await settledQuestion(host, id)).toMatchObject({ outcome: { sent: "nothing" } });
    await expect(done).rejects.toThrow("withdrawn");
  });
});
