import { createHost, elicitation, type LocalHost, toolApproval } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  dialog,
  openQuestion,
  openQuestions,
  settledQuestion,
  shippingAddress,
} from "../../../../test/support/questions.js";
import { connectAgUi } from "../../examples/agents/connectAgUi.ts";
import { type ServedAgent, type ServedCall, serveAgUi } from "../../examples/agents/serveAgUi.ts";
import { type InterruptResponse, runWithPerson } from "../../examples/agUi.ts";

const { message, requestedSchema } = shippingAddress;
const city = { id: "i1", reason: "input_required", message, responseSchema: requestedSchema };
const count = {
  id: "i2",
  reason: "input_required",
  message: "How many people?",
  responseSchema: { type: "integer", minimum: 1 },
};

/** A run of a real agent over HTTP, until it is done. */
interface Run {
  readonly host: LocalHost;
  readonly served: ServedAgent;
  readonly done: Promise<unknown>;
  /** What the app was asked to decide. */
  readonly decided: unknown[];
  readonly stop: AbortController;
}

async function run(
  rounds: Parameters<typeof serveAgUi>[0],
  response: InterruptResponse = { status: "cancelled" },
  call?: ServedCall,
): Promise<Run> {
  const host = createHost({ kinds: [elicitation(), toolApproval()] });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const served = await serveAgUi(rounds, call);
  onTestFinished(served.close);
  const session = host.openSession({ id: "agent", name: "Travel agent" });
  const decided: unknown[] = [];
  const stop = new AbortController();
  const done = runWithPerson(connectAgUi(served.url), session, {
    decide: async (interrupt) => {
      decided.push(interrupt);
      return response;
    },
    signal: stop.signal,
  });
  done.catch(() => undefined);
  return { host, served, done, decided, stop };
}

describe("runWithPerson", () => {
  it("has a person answer an interrupt with a schema, and goes on with that", async () => {
    const { host, served, done } = await run([[city]]);
    const { id, session } = await openQuestion(host);
    const content = { city: "Lisbon" };
    await host.send({ type: "settle", id, answer: { action: "accept", content } });
    await done;

    expect(session).toBe("agent");
    expect(served.inputs).toHaveLength(2);
    expect(served.inputs[1]?.resume).toEqual([
      { interruptId: "i1", status: "resolved", payload: content },
    ]);
  });

  it("answers all interrupts of a run in one resume, once the last is answered", async () => {
    const { host, served, done } = await run([[city, count], [city]]);
    const [first, second] = await openQuestions(host, 2);
    const content = { city: "Lisbon" };
    await host.send({
      type: "settle",
      id: second?.id ?? "",
      answer: { action: "accept", content: { answer: 2 } },
    });
    await openQuestions(host, 1);
    expect(served.inputs).toHaveLength(1);
    await host.send({ type: "settle", id: first?.id ?? "", answer: { action: "accept", content } });

    await expect.poll(() => served.inputs).toHaveLength(2);
    expect(served.inputs[1]?.resume).toEqual([
      { interruptId: "i1", status: "resolved", payload: content },
      { interruptId: "i2", status: "resolved", payload: 2 },
    ]);
    const again = await openQuestion(host);
    await host.send({ type: "settle", id: again.id, answer: { action: "decline" } });
    await done;
    expect(served.inputs[2]?.resume).toEqual([{ interruptId: "i1", status: "cancelled" }]);
  });

  it.each(["decline", "cancel"] as const)("tells of a person's %s as cancelled", async (action) => {
    const { host, served, done } = await run([[city]]);
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action } });
    await done;

    expect(served.inputs[1]?.resume).toEqual([{ interruptId: "i1", status: "cancelled" }]);
  });

  const editable = {
    type: "object",
    properties: { approved: { type: "boolean" }, editedArgs: { type: "object" } },
  };
  it.each([
    [{ action: "allow" }, { status: "resolved", payload: { approved: true } }],
    [
      { action: "allow", arguments: { city: "Oslo" } },
      { status: "resolved", payload: { approved: true, editedArgs: { city: "Oslo" } } },
    ],
    [{ action: "deny" }, { status: "resolved", payload: { approved: false } }],
    [{ action: "cancel" }, { status: "cancelled" }],
  ])("asks whether a tool may run: %j resumes with %j", async (answer, resumed) => {
    const approval = { id: "i5", reason: "tool_call", toolCallId: "c1", responseSchema: editable };
    const call = { toolCallId: "c1", toolCallName: "book", input: { city: "Lisbon" } };
    const { host, served, done } = await run([[approval]], undefined, call);
    const { id, request } = await openQuestion(host);
    await host.send({ type: "settle", id, answer });
    await done;

    expect(request).toMatchObject({
      tool: { name: "book" },
      arguments: { city: "Lisbon" },
      details: { reason: "tool_call" },
    });
    expect(served.inputs[1]?.resume).toEqual([{ interruptId: "i5", ...resumed }]);
  });

  it("asks the app about a tool call that is not in the messages, whatever its schema", async () => {
    const approval = { ...city, id: "i3", reason: "tool_call", toolCallId: "c1" };
    const { host, served, done, decided } = await run([[city, approval]]);
    const { id } = await openQuestion(host);
    const content = { city: "Lisbon" };
    await host.send({ type: "settle", id, answer: { action: "accept", content } });
    await done;

    expect(decided).toEqual([approval]);
    expect(served.inputs[1]?.resume).toEqual([
      { interruptId: "i1", status: "resolved", payload: content },
      { interruptId: "i3", status: "cancelled" },
    ]);
  });

  it("asks the app about an interrupt without a schema", async () => {
    const plain = { id: "i4", reason: "policy" };
    const { host, served, done, decided } = await run([[plain]], { status: "resolved" });
    await done;

    expect(decided).toEqual([plain]);
    expect(served.inputs[1]?.resume).toEqual([{ interruptId: "i4", status: "resolved" }]);
    expect(host.getState().settled).toEqual([]);
  });

  it("lets the person decline what no form can hold", async () => {
    const nested = { type: "object", properties: { seat: { type: "object" } }, required: ["seat"] };
    const { host, served, done } = await run([[{ ...city, responseSchema: nested }]]);
    const { id } = await openQuestion(host);
    const accepted = { action: "accept", content: { seat: {} } } as const;
    expect(await host.send({ type: "settle", id, answer: accepted })).toMatchObject({
      done: false,
    });
    await host.send({ type: "settle", id, answer: { action: "decline" } });
    await done;

    expect(served.inputs[1]?.resume).toEqual([{ interruptId: "i1", status: "cancelled" }]);
  });

  it("shows how long the agent waits", async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const { host, done } = await run([[{ ...city, expiresAt }]]);
    const { id, deadline } = await openQuestion(host);
    expect(deadline).toBe(Date.parse(expiresAt));
    await host.send({ type: "settle", id, answer: { action: "cancel" } });
    await done;
  });

  it("takes its questions back when it is stopped, and sends no resume", async () => {
    const { host, served, done, stop } = await run([[city]]);
    const { id } = await openQuestion(host);
    stop.abort();

    expect(await settledQuestion(host, id)).toMatchObject({ outcome: { sent: "nothing" } });
    await expect(done).rejects.toThrow("withdrawn");
    expect(served.inputs).toHaveLength(1);
  });
});
