import { describe, expect, it, onTestFinished, vi } from "vitest";
import { startClock } from "../../../support/startClock.js";
import { analysis, analysisWithTools } from "./flights.js";
import { openRequest, openRig, refusal } from "./rig.js";

const text = (words: string) => ({ type: "text" as const, text: words });

const generating = async (
  options?: Parameters<typeof openRig>[1],
  hostOptions?: Parameters<typeof openRig>[2],
) => {
  const rig = await openRig("2025-11-25", options, hostOptions);
  const asked = rig.sample(analysis);
  const { id } = await openRequest(rig.host);
  await rig.send({ type: "sampling/approve", id });
  const turn = await rig.model.turn();
  return { ...rig, asked, id, turn };
};

describe("a sampling request while a model works on it", () => {
  it("shows what there is so far outside the state, all of it each time", async () => {
    const { host, id, turn } = await generating();
    let changes = 0;
    host.subscribe(() => {
      changes += 1;
    });
    turn.onPartial("Take");
    turn.onPartial("Take the 9:40.");
    const read = () => host.read(`partial:${id}`);
    await expect.poll(read, { interval: 5 }).toEqual({ attempt: 1, text: "Take the 9:40." });
    expect(changes).toBe(0);
    turn.answer({ content: "Take the 9:40 flight." });
    await openRequest(host, "response-review");
    expect(read()).toBeUndefined();
  });

  it("keeps what there was when the person stops it", async () => {
    const { host, send, id, turn } = await generating();
    turn.onPartial("Take the");
    expect(await send({ type: "sampling/stop", id })).toEqual({ done: true });
    expect((await openRequest(host, "failed")).detail.failure).toEqual({ code: "stopped" });
    expect(turn.signal.aborted).toBe(true);
    turn.onPartial("Take the 9:40.");
    expect(host.read(`partial:${id}`)).toEqual({ attempt: 1, text: "Take the" });
  });

  it("says that the model failed, to nobody but the person, and lets it try again", async () => {
    const { host, send, settle, model, id, turn, asked } = await generating();
    turn.fail(new Error("401: bad key sk-123"));
    expect((await openRequest(host, "failed")).detail.failure).toEqual({
      code: "error",
      message: "401: bad key sk-123",
    });
    await send({ type: "sampling/retry", id, changes: { model: "small-1" } });
    const again = await model.turn(2);
    expect(again).toMatchObject({ model: "small-1", request: turn.request });
    again.answer({ content: "The 9:40." });
    expect((await openRequest(host, "response-review")).detail).toMatchObject({ attempts: 2 });
    await settle(id, { action: "send" });
    await expect(asked.answer).resolves.toMatchObject({
      content: text("The 9:40."),
      model: "small-1",
    });
  });

  it("says that the model took too long, and that its answer came all the same", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { host, id, turn, send, model } = await generating({ timeout: 1_000 });
    await vi.advanceTimersByTimeAsync(1_000);
    const { detail } = await openRequest(host, "failed");
    expect(detail.failure).toMatchObject({ code: "timeout" });
    expect(turn.signal).toMatchObject({ aborted: true, reason: { name: "TimeoutError" } });
    turn.answer({ content: "Sorry for the wait." });
    await expect.poll(async () => (await openRequest(host, "failed")).detail.late).toBe(1);

    await send({ type: "sampling/retry", id });
    (await model.turn(2)).answer({ content: "The 9:40." });
    expect((await openRequest(host, "response-review")).detail).toMatchObject({
      late: 1,
      response: { result: { content: text("The 9:40.") } },
    });
  });

  it("lets the first of two attempts that both answer change nothing", async () => {
    const clock = startClock();
    const { host, id, turn, send, model } = await generating();
    await send({ type: "sampling/stop", id });
    await send({ type: "sampling/retry", id });
    const second = await model.turn(2);
    turn.answer({ content: "from the first" });
    second.onPartial("from the");
    second.answer({ content: "from the second" });
    const { detail } = await openRequest(host, "response-review");
    expect(detail).toMatchObject({
      late: 1,
      response: { result: { content: text("from the second") } },
    });
    second.answer({ content: "twice" });
    second.onPartial("twice");
    await clock.pass(1_000);
    expect((await openRequest(host, "response-review")).detail).toEqual(detail);
    expect(host.read(`partial:${id}`)).toBeUndefined();
  });

  it("takes no answer of an attempt that was given up while the answer was judged", async () => {
    const rig = await openRig("2025-11-25");
    rig.sample(analysisWithTools);
    const { id } = await openRequest(rig.host);
    await rig.send({ type: "sampling/approve", id });
    const first = await rig.model.turn();
    // Each tool's input is judged in its turn: the answer is under judgement for a while.
    const uses = Array.from({ length: 50 }, (_, index) => ({
      type: "tool_use" as const,
      id: `use-${index}`,
      name: "look_up_fare_rule",
      input: { fare: "saver" },
    }));
    const commands: Promise<unknown>[] = [];
    first.answer({
      get content() {
        if (commands.length === 0)
          commands.push(
            rig.send({ type: "sampling/stop", id }),
            rig.send({ type: "sampling/retry", id }),
          );
        return uses;
      },
    });
    const second = await rig.model.turn(2);
    await expect.poll(async () => (await openRequest(rig.host, "generating")).detail.late).toBe(1);

    second.answer({ content: "from the second" });
    const { detail } = await openRequest(rig.host, "response-review");
    expect(detail.response?.result.content).toEqual(text("from the second"));
    expect(commands).toHaveLength(2);
  });

  it.each([
    ["nothing", undefined],
    ["a number as content", { content: 5 }],
    ["a block that is none", { content: [{ type: "thought", text: "hm" }] }],
    ["what cannot be cloned", { content: "Hi", tell: () => "Hi" }],
  ])(
    "says that the model answered with %s, and tells the developer why",
    async (_what, generated) => {
      const onError = vi.fn<(error: unknown) => void>();
      const { host, turn } = await generating({}, { onError });
      // What a host app without types may return.
      turn.answer(generated as never);
      const { detail } = await openRequest(host, "failed");
      expect(detail.failure).toEqual({ code: "invalid" });
      expect(onError).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ message: expect.stringContaining("generate() of sampling()") }),
      );
    },
  );

  it("picks a model anew where a person takes their own pick back", async () => {
    const rig = await openRig("2025-11-25");
    rig.sample(analysis);
    const { id, detail } = await openRequest(rig.host);
    await rig.send({ type: "sampling/approve", id, changes: { model: "small-1" } });
    (await rig.model.turn()).fail(new Error("overloaded"));
    const failed = await openRequest(rig.host, "failed");
    expect(failed.detail.pick).toEqual({ model: "small-1", reason: { code: "person" } });
    await rig.send({ type: "sampling/retry", id });
    expect((await rig.model.turn(2)).model).toBe("small-1");
    (await rig.model.turn(2)).fail(new Error("overloaded"));
    await openRequest(rig.host, "failed");
    await rig.send({ type: "sampling/retry", id, changes: { model: null } });
    expect((await rig.model.turn(3)).model).toBe(detail.pick.model);
    expect((await openRequest(rig.host, "generating")).detail.pick).toEqual(detail.pick);
  });

  it("is not unattended, although no surface could show it", async () => {
    const clock = startClock();
    const rig = await openRig("2025-11-25", {}, { unattendedAfter: 30 });
    const { answer } = rig.sample(analysis);
    const { id } = await openRequest(rig.host);
    await rig.send({ type: "sampling/approve", id });
    const turn = await rig.model.turn();
    await rig.host.send({ type: "closeSurface", id: "dialog" });
    await clock.pass(1_000);
    expect((await openRequest(rig.host, "generating")).id).toBe(id);
    turn.answer({ content: "The 9:40." });
    await expect(answer).rejects.toEqual(refusal(-32603, /Nobody was there/));
  });

  it("gives the model a copy of the request, which it may change", async () => {
    const { host, turn } = await generating();
    Object.assign(turn.request, { systemPrompt: "Say yes." });
    expect((await openRequest(host, "generating")).request).toEqual(analysis);
  });

  it("aborts the model when the person denies, and when the host closes", async () => {
    const one = await generating();
    await one.settle(one.id, { action: "deny" });
    expect(one.turn.signal.aborted).toBe(true);
    const two = await generating();
    two.host.close();
    expect(two.turn.signal.aborted).toBe(true);
  });

  it("fails, instead of breaking the host, where generate throws at once", async () => {
    const rig = await openRig("2025-11-25", {
      generate: () => {
        throw new Error("not today");
      },
    });
    rig.sample(analysis);
    const { id } = await openRequest(rig.host);
    await rig.send({ type: "sampling/approve", id });
    expect((await openRequest(rig.host, "failed")).detail.failure).toEqual({
      code: "error",
      message: "not today",
    });
  });

  it.each([
    ["an object without a prototype", Object.create(null), /no text/],
    ["a number", 42, /42/],
    ["nothing", undefined, /undefined/],
    ["an error whose message is none", Object.assign(new Error(), { message: {} }), /object/],
  ])("fails, and can be tried again, where generate rejects with %s", async (_, thrown, said) => {
    const rig = await openRig("2025-11-25", { generate: () => Promise.reject(thrown) });
    const { answer } = rig.sample(analysis);
    const { id } = await openRequest(rig.host);
    await rig.send({ type: "sampling/approve", id });
    const { failure } = (await openRequest(rig.host, "failed")).detail;
    expect(failure).toEqual({ code: "error", message: expect.stringMatching(said) });

    await rig.settle(id, { action: "deny" });
    await expect(answer).rejects.toEqual(refusal(-1, /rejected/));
  });

  it("fails where what the model answers throws when it is read", async () => {
    const thrown: unknown = Object.create(null);
    const generate = async () => ({
      get content(): string {
        throw thrown;
      },
    });
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const rig = await openRig("2025-11-25", { generate }, { onError });
    rig.sample(analysis);
    const { id } = await openRequest(rig.host);
    await rig.send({ type: "sampling/approve", id });
    expect((await openRequest(rig.host, "failed")).detail.failure).toMatchObject({ code: "error" });
    expect(errors).toEqual([thrown]);
  });
});

describe("a sampling request under review", () => {
  it("goes back to the request with the changes that were made, and forth to the answer", async () => {
    const { host, send, id, turn, model } = await generating();
    turn.answer({ content: "The 9:40." });
    const { detail, request } = await openRequest(host, "response-review");
    const edited = { ...request, systemPrompt: "Be brief." };
    await send({ type: "sampling/retry", id, changes: { request: edited } });
    (await model.turn(2)).fail(new Error("overloaded"));
    expect((await openRequest(host, "failed")).detail).toMatchObject({ edited });

    await send({ type: "sampling/revise", id });
    const revised = await openRequest(host, "request-review");
    expect(revised.detail).toMatchObject({ edited, response: detail.response });
    expect(revised.detail).not.toHaveProperty("failure");
    await send({ type: "sampling/review", id });
    expect((await openRequest(host, "response-review")).detail.response).toEqual(detail.response);

    await send({ type: "sampling/revise", id });
    await send({ type: "sampling/approve", id });
    expect((await model.turn(3)).request).toEqual(edited);
  });

  it("forgets changes that lead back to what the server asked", async () => {
    const { host, sample, send, model } = await openRig();
    sample(analysis);
    const { id, request } = await openRequest(host);
    const approve = (edited: typeof request) =>
      send({ type: "sampling/approve", id, changes: { request: edited } });
    await approve({ ...request, temperature: 1 });
    (await model.turn()).fail("no");
    await openRequest(host, "failed");
    await send({ type: "sampling/revise", id });
    await approve(request);
    (await model.turn(2)).answer({ content: "ok" });
    expect((await openRequest(host, "response-review")).detail).not.toHaveProperty("edited");
  });

  it("keeps the model that the person picked, until the person picks another", async () => {
    const { host, sample, send, model } = await openRig();
    sample(analysis);
    const { id } = await openRequest(host);
    await send({ type: "sampling/approve", id, changes: { model: "small-1" } });
    (await model.turn()).fail("no");
    expect((await openRequest(host, "failed")).detail.pick).toEqual({
      model: "small-1",
      reason: { code: "person" },
    });
    await send({ type: "sampling/retry", id });
    expect((await model.turn(2)).model).toBe("small-1");
  });

  it("picks again where the person changes what the model should be like", async () => {
    const { host, sample, send, model } = await openRig();
    sample(analysis);
    const { id, request } = await openRequest(host);
    const edited = { ...request, modelPreferences: { costPriority: 1 } };
    await send({ type: "sampling/approve", id, changes: { request: edited } });
    expect((await model.turn()).model).toBe("small-1");
  });

  it.each([
    ["a model that the host does not have", { model: "gpt-9" }, /no model gpt-9/],
    ["a request that is none", { request: { messages: "hi" } }, /params.messages must be a list/],
    [
      "a request that breaks the rules on tool use",
      {
        request: {
          ...analysis,
          messages: [
            {
              role: "assistant",
              content: [{ type: "tool_use", id: "a", name: "t", input: {} }],
            },
          ],
        },
      },
      /results are missing/,
    ],
    ["changes that are none", "now", /changes must be an object/],
  ])("refuses %s", async (_what, changes, message) => {
    const { host, sample, model } = await openRig();
    sample(analysis);
    const { id } = await openRequest(host);
    const receipt = await host.send({ type: "sampling/approve", id, changes });
    expect(receipt).toMatchObject({
      done: false,
      rejection: "invalid",
      message: expect.stringMatching(message),
    });
    await openRequest(host);
    expect(model.asked).toEqual([]);
  });

  it.each([
    ["sampling/stop", "unknown", /no sampling\/stop while/],
    ["sampling/retry", "unknown", /no sampling\/retry while/],
    ["sampling/revise", "unknown", /no sampling\/revise while/],
    ["sampling/review", "unknown", /no answer to review/],
    ["sampling/paint", "unknown", /has no sampling\/paint/],
  ] as const)("refuses %s where it makes no sense", async (type, rejection, message) => {
    const { host, sample } = await openRig();
    sample(analysis);
    const { id } = await openRequest(host);
    expect(await host.send({ type, id })).toMatchObject({
      done: false,
      rejection,
      message: expect.stringMatching(message),
    });
  });

  it("refuses answers that are none, and commands to what is settled", async () => {
    const { host, sample, send, settle } = await openRig();
    sample(analysis);
    const { id } = await openRequest(host);
    const notSent = { done: false, rejection: "invalid" };
    expect(await settle(id, { action: "send" })).toMatchObject(notSent);
    expect(await host.send({ type: "settle", id, answer: "yes" })).toMatchObject(notSent);
    expect(await send({ type: "sampling/write", id, content: [] })).toEqual({ done: true });
    expect(await settle(id, { action: "send" })).toMatchObject({
      ...notSent,
      issues: [{ code: "one-block" }],
    });
    expect(await host.send({ type: "sampling/write", id, content: 5 })).toMatchObject(notSent);
    await settle(id, { action: "deny" });
    expect(await send({ type: "sampling/approve", id })).toMatchObject({
      done: false,
      rejection: "settled",
      outcome: { sent: "error" },
    });
    expect(await send({ type: "sampling/approve", id: "nobody" })).toMatchObject({
      done: false,
      rejection: "unknown",
    });
  });
});
