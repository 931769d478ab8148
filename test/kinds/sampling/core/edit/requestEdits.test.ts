import type { Sampling } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { readEdits } from "../../../../../src/kinds/sampling/core/edit/readEdits.js";
import {
  differingParts,
  responseKey,
  withBlock,
  withParts,
  writeEdits,
} from "../../../../../src/kinds/sampling/core/edit/requestEdits.js";
import type { SamplingMessage } from "../../../../../src/kinds/sampling/core/protocol/samplingMessage.js";
import type { ResponseContent } from "../../../../../src/kinds/sampling/core/protocol/samplingResult.js";
import type { SamplingQuestion } from "../../../../../src/kinds/sampling/core/samplingQuestion.js";
import { analysis } from "../flights.js";
import { openRequest, openRig } from "../rig.js";

const text = (words: string): ResponseContent => ({ type: "text", text: words });

async function openAnalysis(): Promise<SamplingQuestion> {
  const { host, sample } = await openRig();
  sample(analysis).answer.catch(() => {});
  return openRequest(host);
}

describe("what a person changed of a request", () => {
  it("is kept as a draft of just the parts that differ, and read back from it", async () => {
    const question = await openAnalysis();
    const { systemPrompt: _, ...request } = { ...question.request, maxTokens: 7 };
    const responses = [{ to: responseKey(question), content: [text("By train.")] }];
    const draft = writeEdits(question, { request, model: "small-1", responses });
    expect(JSON.parse(String(draft.request))).toEqual({ maxTokens: 7, systemPrompt: null });
    expect(readEdits(question, draft)).toEqual({ request, model: "small-1", responses });
    expect(readEdits(question, { ...draft, model: null }).model).toBeNull();
  });

  it("is no draft where it is what the server asked", async () => {
    const question = await openAnalysis();
    const { request } = question;
    expect(writeEdits(question, { request, responses: [] })).toEqual({});
    const same = { ...request, messages: [...request.messages] };
    expect(writeEdits(question, { request: same })).toEqual({});
    expect(differingParts(request, { ...same, messages: same.messages.slice(1) })).toEqual([
      "messages",
    ]);
  });

  it.each([
    ["nothing", undefined],
    ["no draft", "7"],
    ["no JSON", { request: "{", responses: "[" }],
    ["parts of another shape", { request: '{"maxTokens":"many"}', responses: '{"to":"1"}' }],
    ["values that are no texts", { request: { maxTokens: 7 }, model: 7, responses: [] }],
    ["responses to nothing", { responses: '[{"to":1,"content":[]},null,{"to":"a"}]' }],
    [
      "responses with what no response has",
      { responses: '[{"to":"a","content":[{"type":"tool_result"}]}]' },
    ],
  ])("is left out where %s was kept", async (_, draft) => {
    const question = await openAnalysis();
    expect(readEdits(question, draft)).toEqual({ request: question.request });
  });
});

describe("withParts", () => {
  it("replaces parts, and removes those that are undefined", () => {
    expect(
      withParts(analysis as Sampling.CreateMessageRequest, {
        maxTokens: 7,
        modelPreferences: undefined,
        systemPrompt: undefined,
      }),
    ).toEqual({
      messages: analysis.messages,
      maxTokens: 7,
    });
  });
});

describe("withBlock", () => {
  const one: SamplingMessage = { role: "user", content: text("Fly.") };
  const two: SamplingMessage = { role: "user", content: [text("Or walk."), text("Or swim.")] };

  it("replaces one block, and leaves the other messages the same objects", () => {
    const [first, second] = withBlock([one, two], 1, 0, text("Or run."));
    expect(first).toBe(one);
    expect(second).toEqual({ role: "user", content: [text("Or run."), text("Or swim.")] });
    expect(withBlock([one, two], 0, 0, text("Run."))[0]).toEqual({
      role: "user",
      content: text("Run."),
    });
  });

  it("removes a block, and a message with its last block", () => {
    expect(withBlock([one, two], 1, 1)).toEqual([
      one,
      { role: "user", content: [text("Or walk.")] },
    ]);
    expect(withBlock([one, two], 0, 0)).toEqual([two]);
  });
});
