import { describe, expect, it, onTestFinished, vi } from "vitest";
import { askThrough } from "./rig.ts";
import { type MockModel, type ModelCall, mockModel, sdks, useSdk } from "./sdks.ts";

const text = (words: string) => ({ type: "text", text: words });
const ask = { messages: [{ role: "user", content: text("Which flight?") }], maxTokens: 900 };
const lookUp = {
  name: "look_up",
  description: "Looks up the rules of a fare.",
  inputSchema: { type: "object", properties: { fare: { type: "string" } }, required: ["fare"] },
};
const answered = [
  { type: "text", texts: ["Take ", "the ", "9:40."] },
  { type: "finish", reason: "stop" },
] as const;

function onlyCall({ calls }: MockModel): ModelCall {
  const [call, ...more] = calls;
  if (!call || more.length > 0) throw new Error(`The model was asked ${calls.length} times.`);
  return call;
}

describe.each(sdks)("generateWith, with ai %s", (version) => {
  it.each(["2025-11-25", "2026-07-28"] as const)(
    "sends the server of revision %s what the model wrote, and shows it as it comes",
    async (wire) => {
      useSdk(version);
      const { model } = await mockModel(version, answered);
      const { answer, partials } = await askThrough(model, ask, { wire });

      expect(await answer).toEqual(
        expect.objectContaining({
          role: "assistant",
          content: text("Take the 9:40."),
          model: "mock-1",
          stopReason: "endTurn",
        }),
      );
      expect(await answer).not.toHaveProperty("usage");
      expect(partials).toEqual(["Take ", "Take the ", "Take the 9:40."]);
    },
  );

  it("tells the model all that the server asks for", async () => {
    useSdk(version);
    const mock = await mockModel(version, answered);
    const { answer } = await askThrough(mock.model, {
      ...ask,
      systemPrompt: "You are a travel expert.",
      temperature: 0.3,
      stopSequences: ["END", "\n\n"],
      tools: [lookUp],
      toolChoice: { mode: "none" },
    });
    await answer;
    const call = onlyCall(mock);

    expect(call).toMatchObject({
      maxOutputTokens: 900,
      temperature: 0.3,
      stopSequences: ["END", "\n\n"],
      toolChoice: { type: "none" },
      tools: [{ type: "function", ...lookUp }],
    });
    expect(call.prompt).toMatchObject([
      { role: "system", content: "You are a travel expert." },
      { role: "user", content: [text("Which flight?")] },
    ]);
    expect(call.prompt).toHaveLength(2);
  });

  it("hands pictures, sounds, and the uses and results of tools over", async () => {
    useSdk(version);
    const mock = await mockModel(version, answered);
    const picture = { type: "image", data: "aGk=", mimeType: "image/png" };
    const { answer } = await askThrough(mock.model, {
      ...ask,
      messages: [
        {
          role: "user",
          content: [picture, { type: "audio", data: "aG8=", mimeType: "audio/wav" }],
        },
        {
          role: "assistant",
          content: [
            { type: "tool_use", id: "u1", name: "look_up", input: { fare: "ECO" } },
            { type: "tool_use", id: "u2", name: "look_up", input: { fare: "BIZ" } },
            { type: "tool_use", id: "u3", name: "look_up", input: { fare: "ALL" } },
          ],
        },
        {
          role: "user",
          content: [
            {
              type: "tool_result",
              toolUseId: "u1",
              content: [text('{ "refund": true }')],
              structuredContent: { refund: true },
            },
            {
              type: "tool_result",
              toolUseId: "u2",
              content: [text("There is no such fare.")],
              structuredContent: { code: 404 },
              isError: true,
            },
            { type: "tool_result", toolUseId: "u3", content: [text("A chart:"), picture] },
          ],
        },
      ],
      tools: [lookUp],
    });
    await answer;
    const [user, assistant, tool] = onlyCall(mock).prompt;
    const isPlain = version < "7";
    const bytes = (data: string) => (isPlain ? data : { type: "data", data });

    expect(user).toMatchObject({
      role: "user",
      content: [
        { type: "file", mediaType: "image/png", data: bytes("aGk=") },
        { type: "file", mediaType: "audio/wav", data: bytes("aG8=") },
      ],
    });
    expect(assistant).toMatchObject({
      role: "assistant",
      content: [
        { type: "tool-call", toolCallId: "u1", toolName: "look_up", input: { fare: "ECO" } },
        { type: "tool-call", toolCallId: "u2", toolName: "look_up", input: { fare: "BIZ" } },
        { type: "tool-call", toolCallId: "u3", toolName: "look_up", input: { fare: "ALL" } },
      ],
    });
    expect(tool).toMatchObject({
      role: "tool",
      content: [
        { toolCallId: "u1", output: { type: "text", value: '{ "refund": true }' } },
        {
          toolCallId: "u2",
          output: { type: "error-text", value: 'There is no such fare.\n{"code":404}' },
        },
        {
          toolCallId: "u3",
          toolName: "look_up",
          output: {
            type: "content",
            value: [text("A chart:"), expect.objectContaining({ mediaType: "image/png" })],
          },
        },
      ],
    });
    expect(JSON.stringify(tool)).toContain("aGk=");
  });

  it("asks for tools in the model's words, as one text and its uses", async () => {
    useSdk(version);
    const { model } = await mockModel(version, [
      { type: "text", texts: ["Let me ", "look."] },
      { type: "tool", id: "u1", name: "look_up", input: '{"fare":"ECO"}' },
      { type: "finish", reason: "tool-calls" },
    ]);
    const { answer } = await askThrough(model, {
      ...ask,
      tools: [lookUp],
      toolChoice: { mode: "required" },
    });

    expect(await answer).toMatchObject({
      content: [
        text("Let me look."),
        { type: "tool_use", id: "u1", name: "look_up", input: { fare: "ECO" } },
      ],
      stopReason: "toolUse",
    });
  });

  it("sends a picture that the model made", async () => {
    useSdk(version);
    const { model } = await mockModel(version, [
      { type: "file", data: "aGk=", mediaType: "image/png" },
      { type: "finish", reason: "stop" },
    ]);
    const { answer } = await askThrough(model, ask);

    expect(await answer).toMatchObject({
      content: { type: "image", data: "aGk=", mimeType: "image/png" },
    });
  });

  it("keeps the tokens that the model used with its answer", async () => {
    useSdk(version);
    const { model } = await mockModel(version, answered);
    const { at } = await askThrough(model, ask, { reviewResponse: true });

    const { response: answer } = await at("response-review");
    expect(answer?.usage).toEqual({ inputTokens: 12, outputTokens: 3 });
  });

  it.each([
    ["length", undefined, "maxTokens"],
    ["stop", "stop", "endTurn"],
    ["stop", "stop_sequence", version < "6" ? "endTurn" : "stopSequence"],
    ["content-filter", undefined, "content-filter"],
    ["other", "pause_turn", version < "6" ? "other" : "pause_turn"],
  ])("tells the server why it stopped: %s, %s", async (reason, raw, stopReason) => {
    useSdk(version);
    const { model } = await mockModel(version, [
      { type: "text", texts: ["Take"] },
      { type: "finish", reason, ...(raw !== undefined && { raw }) },
    ]);
    const { answer } = await askThrough(model, ask);

    expect(await answer).toMatchObject({ content: text("Take"), stopReason });
  });

  it("stops the model when the person does, and lets stand what it wrote", async () => {
    useSdk(version);
    const mock = await mockModel(version, async (call) => ({
      stream: new ReadableStream({
        start(controller) {
          controller.enqueue({ type: "text-start", id: "t" });
          controller.enqueue({ type: "text-delta", id: "t", delta: "Take " });
          call.abortSignal?.addEventListener("abort", () =>
            controller.error(call.abortSignal?.reason),
          );
        },
      }),
    }));
    const { host, id, at, partials } = await askThrough(mock.model, ask);
    await expect.poll(() => partials).toEqual(["Take "]);
    await host.send({ type: "sampling/stop", id });

    expect(await at("failed")).toMatchObject({ failure: { code: "stopped" } });
    await expect.poll(() => onlyCall(mock).abortSignal?.aborted).toBe(true);
  });

  it.each([
    [
      "a refusal",
      [{ type: "finish", reason: "content-filter" }],
      /^The model, or its provider, refused to answer\.$/,
    ],
    ["nothing", [{ type: "finish", reason: "stop" }], /^The model answered with nothing\.$/],
    [
      "an answer that breaks off",
      [
        { type: "text", texts: ["Take"] },
        { type: "error", error: new Error("The line is dead.") },
      ],
      /^The line is dead\.$/,
    ],
    [
      "a file that no answer may have",
      [
        { type: "file", data: "aGk=", mediaType: "application/pdf" },
        { type: "finish", reason: "stop" },
      ],
      /^The model answered with a file of type application\/pdf;/,
    ],
    [
      "input of a tool that is no JSON",
      [
        { type: "tool", id: "u1", name: "look_up", input: "{fare" },
        { type: "finish", reason: "tool-calls" },
      ],
      /^The model wants to use the tool look_up with input that is no JSON object\.$/,
    ],
  ] as const)("tells the person plainly of %s", async (_name, parts, message) => {
    useSdk(version);
    const { model } = await mockModel(version, parts);
    const { at } = await askThrough(model, { ...ask, tools: [lookUp] });

    const { failure } = await at("failed");
    expect(failure).toEqual({ code: "error", message: expect.stringMatching(message) });
  });

  it("leaves a model that fails at once to the person, with no word in the console", async () => {
    useSdk(version);
    const said = vi.spyOn(console, "error");
    onTestFinished(() => said.mockRestore());
    const { model } = await mockModel(version, async () => {
      throw new Error("No model is loaded.");
    });
    const { at } = await askThrough(model, ask);

    const { failure } = await at("failed");
    expect(failure).toEqual({ code: "error", message: "No model is loaded." });
    expect(said).not.toHaveBeenCalled();
  });
});
