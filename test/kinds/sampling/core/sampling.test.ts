import { createHost, sampling } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { openWireV1 } from "../../../support/openWireV1.js";
import { openQuestions, settledQuestion } from "../../../support/questions.js";
import { tapped } from "../../../support/tapped.js";
import { wires } from "../../../support/wires.js";
import { analysis, analysisWithTools } from "./flights.js";
import { openRequest, openRig, refusal } from "./rig.js";

const text = (words: string) => ({ type: "text" as const, text: words });
const use = {
  type: "tool_use" as const,
  id: "u1",
  name: "look_up_fare_rule",
  input: { fare: "ECO" },
};

/** SDK v1 1.25 sends the use of a tool only through a tap, and requests with tools are refused without one. */
const carryingWires = wires.map(([name, wire]) => {
  const needsTap = name.endsWith("1.25") && typeof wire !== "string";
  return [name, needsTap ? tapped(wire) : wire] as const;
});

describe.each(carryingWires)("sampling, with %s", (_name, wire) => {
  it("SPEC 39: lets the person deny before a model is asked", async () => {
    const { host, model, sample, settle } = await openRig(wire);
    const { answer } = sample(analysis);
    const { id } = await openRequest(host);
    const receipt = await settle(id, {
      action: "deny",
      reason: `Not now: ghp_${"a1".repeat(18)}.`,
    });

    await expect(answer).rejects.toEqual(refusal(-1, /User rejected sampling request$/));
    expect(receipt).toMatchObject({
      done: true,
      outcome: { sent: "error", by: "person", reason: "Not now: •••." },
    });
    expect(model.asked).toEqual([]);
  });

  it("SPEC 39: lets the person deny what the model answered", async () => {
    const { host, model, sample, send, settle } = await openRig(wire);
    const { answer } = sample(analysis);
    const { id } = await openRequest(host);
    await send({ type: "sampling/approve", id });
    (await model.turn()).answer({ content: "Take the 9:40." });
    await openRequest(host, "response-review");
    await settle(id, { action: "deny" });

    await expect(answer).rejects.toEqual(refusal(-1, /User rejected sampling request$/));
  });

  it("takes a text that a model wrote for all of its response", async () => {
    const { host, model, sample, send, settle } = await openRig(wire);
    const { answer } = sample(analysis);
    const { id } = await openRequest(host);
    await send({ type: "sampling/approve", id });
    (await model.turn()).answer("Take the 9:40.");
    await openRequest(host, "response-review");
    await settle(id, { action: "send" });

    expect(await answer).toMatchObject({ role: "assistant", content: text("Take the 9:40.") });
  });

  it("SPEC 40: shows the person all that the server sent", async () => {
    const { host, sample } = await openRig(wire);
    const sent = {
      ...analysisWithTools,
      temperature: 0.2,
      stopSequences: ["END"],
      includeContext: "thisServer",
      metadata: { trip: "barcelona" },
      messages: [
        ...analysis.messages,
        { role: "assistant", content: [text("Let me look."), use] },
        {
          role: "user",
          content: [
            {
              type: "tool_result",
              toolUseId: "u1",
              content: [
                text("No refunds."),
                { type: "image", data: "aW1n", mimeType: "image/png" },
                {
                  type: "resource",
                  resource: { uri: "fare://eco", text: "…", mimeType: "text/x" },
                },
                { type: "resource_link", uri: "https://fares.example/eco", name: "Fare" },
              ],
              isError: false,
            },
          ],
        },
        { role: "user", content: { type: "audio", data: "c25k", mimeType: "audio/wav" } },
      ],
    };
    sample(sent);
    expect((await openRequest(host)).request).toMatchObject(sent);
  });

  it("SPEC 41, 45, 46: asks the model what the person made of the request", async () => {
    const { host, model, sample, send, settle } = await openRig(wire);
    const { answer } = sample(analysis);
    const { id, request } = await openRequest(host);
    const edited = {
      ...request,
      systemPrompt: "Be brief.",
      messages: [{ role: "user" as const, content: text("Which flight?") }],
      maxTokens: 500,
      temperature: 0,
    };
    await send({ type: "sampling/approve", id, changes: { request: edited } });
    const turn = await model.turn();
    expect(turn.request).toEqual(edited);
    turn.answer({ content: "The 9:40." });
    expect((await openRequest(host, "response-review")).detail.edited).toEqual(edited);
    await settle(id, { action: "send" });

    await expect(answer).resolves.toMatchObject({ content: text("The 9:40.") });
  });

  it("SPEC 45: never asks for more tokens than the server did", async () => {
    const { host, model, sample, send } = await openRig(wire);
    sample(analysis);
    const { id, request } = await openRequest(host);
    const receipt = await send({
      type: "sampling/approve",
      id,
      changes: { request: { ...request, maxTokens: 1501 } },
    });
    expect(receipt).toMatchObject({
      done: false,
      rejection: "invalid",
      issues: [{ path: ["maxTokens"], code: "maximum", params: { limit: 1500, actual: 1501 } }],
    });
    expect(model.asked).toEqual([]);
    expect((await openRequest(host)).detail.stage).toBe("request-review");
  });

  it("SPEC 42: sends the answer only once the person has seen it, as the person left it", async () => {
    const { host, model, server, sample, send, settle } = await openRig(wire);
    const { answer } = sample(analysis);
    const { id } = await openRequest(host);
    await send({ type: "sampling/approve", id });
    (await model.turn()).answer({ content: "Take the 9:40.", stopReason: "endTurn" });
    const { detail } = await openRequest(host, "response-review");
    expect(detail.response).toEqual({
      by: "model",
      number: 1,
      issues: [],
      result: {
        role: "assistant",
        content: text("Take the 9:40."),
        model: "claude-3-5-sonnet-20241022",
        stopReason: "endTurn",
      },
    });
    expect(server.received).toEqual([]);
    const receipt = await settle(id, { action: "send", content: [text("Take the 7:10.")] });

    const sent = {
      role: "assistant",
      content: text("Take the 7:10."),
      model: "claude-3-5-sonnet-20241022",
      stopReason: "endTurn",
    };
    await expect(answer).resolves.toMatchObject(sent);
    expect(receipt).toMatchObject({ done: true, outcome: { sent: "result", by: "person" } });
    expect((await settledQuestion(host, id)).detail).toMatchObject({ sent });
  });

  it("SPEC 44: refuses tools where it did not declare them", async () => {
    const { host, sample } = await openRig(wire, { tools: false });
    // In revision 2026-07-28 the server's own SDK sees to it.
    const expected =
      wire === "2026-07-28"
        ? refusal(-32021, /do not declare the required capability/)
        : refusal(-32602, /does not support tools in sampling/);
    await expect(sample(analysisWithTools).answer).rejects.toEqual(expected);
    await expect(sample({ ...analysis, toolChoice: { mode: "none" } }).answer).rejects.toEqual(
      expected,
    );
    expect(host.getState()).toMatchObject({ open: [], settled: [] });
  });

  it.each([
    [
      "tool results mixed with other content",
      {
        role: "user",
        content: [{ type: "tool_result", toolUseId: "u1", content: [] }, text("And also")],
      },
      /messages\[1\] mixes tool results with other content/,
    ],
    [
      "a tool use without its result",
      { role: "user", content: text("Go on") },
      /exactly the results/,
    ],
  ])("SPEC 47, 48: refuses %s", async (_what, second, message) => {
    const { sample } = await openRig(wire);
    const messages = [{ role: "assistant", content: [use] }, second];
    await expect(sample({ ...analysisWithTools, messages }).answer).rejects.toEqual(
      refusal(-32602, message),
    );
  });

  it.each([
    ["required", text("I would rather not."), "tool-required", []],
    ["none", [text("Let me look."), use], "tool-forbidden", [1]],
  ] as const)(
    "SPEC 49: does not send what breaks toolChoice %s",
    async (mode, content, code, path) => {
      const { host, model, sample, send, settle } = await openRig(wire);
      sample({ ...analysisWithTools, toolChoice: { mode } });
      const { id } = await openRequest(host);
      await send({ type: "sampling/approve", id });
      (await model.turn()).answer({ content });
      const { detail } = await openRequest(host, "response-review");
      expect(detail.response?.issues).toMatchObject([{ code, path }]);
      expect(await settle(id, { action: "send" })).toMatchObject({
        done: false,
        rejection: "invalid",
        issues: [{ code, path }],
      });
    },
  );

  it("SPEC 50: never says that somebody rejected what nobody saw", async () => {
    const { host, sample } = await openRig(wire, {}, { unattendedAfter: 20 });
    await host.send({ type: "closeSurface", id: "dialog" });
    const { answer } = sample(analysis);
    await expect(answer).rejects.toEqual(refusal(-32603, /Nobody was there/));
    expect(host.getState().settled).toMatchObject([
      { outcome: { sent: "error", by: "host", cause: "unattended" } },
    ]);
  });

  it("SPEC 51: respects the server's hints, and tells why the model was picked", async () => {
    const { host, model, sample, send } = await openRig(wire);
    sample(analysis);
    const { id, detail } = await openRequest(host);
    expect(detail.pick).toEqual({
      model: "claude-3-5-sonnet-20241022",
      reason: { code: "hint", params: { hint: "claude-3-5-sonnet", place: 1, among: 1 } },
    });
    await send({ type: "sampling/approve", id });
    expect((await model.turn()).model).toBe("claude-3-5-sonnet-20241022");
  });

  it("SPEC 51: takes so many requests a minute from one server, and shows that there were more", async () => {
    const { host, sample } = await openRig(wire, { limits: { perMinute: 2 } });
    sample(analysis);
    sample(analysis);
    await openQuestions(host, 2);
    await expect(sample(analysis).answer).rejects.toEqual(refusal(-32603, /2 messages a minute/));
    expect(host.getState().sessions).toMatchObject([{ refused: 1 }]);
  });

  it("sends an answer that the person wrote, and says so", async () => {
    const { host, model, sample, send, settle } = await openRig(wire);
    const { answer } = sample(analysis);
    const { id } = await openRequest(host);
    await send({ type: "sampling/write", id, content: "The morning one." });
    expect((await openRequest(host, "response-review")).detail.response?.by).toBe("person");
    await settle(id, { action: "send" });

    await expect(answer).resolves.toMatchObject({
      role: "assistant",
      content: text("The morning one."),
      model: "human",
    });
    expect(model.asked).toEqual([]);
  });

  it("aborts the model when the server takes its request back", async () => {
    const { host, model, sample, send } = await openRig(wire);
    const { withdraw, answer } = sample(analysis);
    const { id } = await openRequest(host);
    await send({ type: "sampling/approve", id });
    const turn = await model.turn();
    expect(turn.signal.aborted).toBe(false);
    withdraw();
    const { outcome } = await settledQuestion(host, id);
    expect(outcome).toMatchObject({ sent: "nothing" });
    expect(turn.signal.aborted).toBe(true);
    turn.onPartial("too late");
    turn.answer({ content: "too late" });
    await expect(answer).rejects.toThrow(/abort|cancel/i);
    expect(host.read(`partial:${id}`)).toBeUndefined();
    expect(host.getState().settled).toMatchObject([{ id, outcome: { sent: "nothing" } }]);
  });

  it("sends the answer at once where nobody has to review it", async () => {
    const { host, model, sample, send } = await openRig(wire, { reviewResponse: false });
    const { answer } = sample(analysis);
    const { id } = await openRequest(host);
    await send({ type: "sampling/approve", id });
    (await model.turn()).answer({ content: "Take the 9:40." });
    await expect(answer).resolves.toMatchObject({ content: text("Take the 9:40.") });
    expect((await settledQuestion(host, id)).detail).toMatchObject({
      sent: { content: text("Take the 9:40.") },
    });
  });

  it("shows the answer for review all the same, where the person wants to be asked every time", async () => {
    const { host, model, sample, send } = await openRig(wire, { reviewResponse: false });
    expect(await send({ type: "sampling/configure", settings: { askEveryTime: true } })).toEqual({
      done: true,
    });
    sample(analysis);
    const { id } = await openRequest(host);
    await send({ type: "sampling/approve", id });
    (await model.turn()).answer({ content: "Take the 9:40." });
    await openRequest(host, "response-review");
  });

  it("shows for review what the server could not take, even where nobody has to", async () => {
    const { host, model, sample, send } = await openRig(wire, { reviewResponse: false });
    sample(analysisWithTools);
    const { id } = await openRequest(host);
    await send({ type: "sampling/approve", id });
    (await model.turn()).answer({ content: [{ ...use, name: "rm" }] });
    const { detail } = await openRequest(host, "response-review");
    expect(detail.response?.issues).toMatchObject([{ code: "unknown-tool" }]);
  });

  it("answers a request without tools with one block", async () => {
    const { host, model, sample, send, settle } = await openRig(wire);
    const { answer } = sample(analysis);
    const { id } = await openRequest(host);
    await send({ type: "sampling/approve", id });
    (await model.turn()).answer({ content: [text("One."), text("Two.")] });
    const { detail } = await openRequest(host, "response-review");
    // From 2026-07-28 on a list goes with or without tools.
    const takesLists = wire === "2026-07-28";
    expect(detail.response?.issues.map(({ code }) => code)).toEqual(
      takesLists ? [] : ["one-block"],
    );
    const receipt = await settle(id, { action: "send" });
    expect(receipt.done).toBe(takesLists);
    if (!takesLists) await settle(id, { action: "send", content: [text("One.")] });
    await expect(answer).resolves.toMatchObject({
      content: takesLists ? [text("One."), text("Two.")] : text("One."),
    });
  });
});

// The client of v1 1.25 sends no answer that uses a tool: `unsupported` has that; a tap carries it.
describe.each(wires)("sampling with tools, with %s", (name, plain) => {
  const wire = name === "SDK v1 1.25" ? tapped(openWireV1("1.25")) : plain;

  it("SPEC 52: ends a tool loop that goes round too often", async () => {
    const { host, model, server, send, settle } = await openRig(wire, {
      limits: { toolRounds: 2 },
    });
    // A server that leaves out the earlier rounds is counted all the same.
    const round = {
      ...analysisWithTools,
      messages: [
        { role: "assistant", content: [use] },
        { role: "user", content: [{ type: "tool_result", toolUseId: "u1", content: [] }] },
      ],
    };
    let rounds = 0;
    const result = server.call(async (ask) => {
      for (;;) {
        await ask({ q: { method: "sampling/createMessage", params: round } });
        rounds += 1;
      }
    });
    result.catch(() => {});
    for (const number of [1, 2]) {
      const { id } = await openRequest(host);
      await send({ type: "sampling/approve", id });
      (await model.turn(number)).answer({ content: [use] });
      await openRequest(host, "response-review");
      await settle(id, { action: "send" });
    }
    await expect(result).rejects.toThrow(/results of tools 2 times at most/);
    expect(rounds).toBe(2);
  });

  it("tells the server which model answered, and that it stopped for a tool", async () => {
    const { host, model, sample, send, settle } = await openRig(wire);
    const { answer } = sample(analysisWithTools);
    const { id } = await openRequest(host);
    await send({ type: "sampling/approve", id, changes: { model: "small-1" } });
    const turn = await model.turn();
    expect(turn.model).toBe("small-1");
    turn.answer({ content: [text("Let me look."), use], model: "small-1-2026" });
    await openRequest(host, "response-review");
    await settle(id, { action: "send" });

    await expect(answer).resolves.toMatchObject({
      content: [text("Let me look."), use],
      model: "small-1-2026",
      stopReason: "toolUse",
    });
  });

  it("sends no tool use that the tool's schema, or the server, does not know", async () => {
    const { host, model, sample, send, settle } = await openRig(wire);
    const { answer } = sample(analysisWithTools);
    const { id } = await openRequest(host);
    await send({ type: "sampling/approve", id });
    const wrong = [
      { ...use, input: { fare: "E" } },
      { ...use, name: "rm", id: "u2" },
      { ...use, id: "u2" },
    ];
    (await model.turn()).answer({ content: wrong });
    const { detail } = await openRequest(host, "response-review");
    const issues = [
      { path: [0, "input", "fare"], code: "minLength" },
      { path: [1, "name"], code: "unknown-tool" },
      { path: [2, "id"], code: "repeated-id" },
    ];
    expect(detail.response?.issues).toMatchObject(issues);
    expect(await settle(id, { action: "send" })).toMatchObject({ done: false, issues });
    expect(await settle(id, { action: "send", content: [use] })).toMatchObject({ done: true });

    await expect(answer).resolves.toMatchObject({ content: [use], stopReason: "toolUse" });
  });
});

describe("sampling", () => {
  it("SPEC 43, 44: declares what it was told to", () => {
    const declared = (options: { tools?: boolean; context?: boolean }) =>
      createHost({ kinds: [sampling({ generate: () => Promise.reject(), ...options })] })
        .capabilities;
    expect(declared({})).toEqual({ sampling: {} });
    expect(declared({ tools: true, context: true })).toEqual({
      sampling: { tools: {}, context: {} },
    });
  });

  it("SPEC 50: says that the time is up as an error of its own", async () => {
    const { host } = await openRig();
    const session = host.openSession({ id: "bare" });
    const late = session.receive("sampling/createMessage", analysis, { deadline: Date.now() + 20 });
    await expect(late).rejects.toEqual(refusal(-32603, /not reviewed in time/));
  });
});
