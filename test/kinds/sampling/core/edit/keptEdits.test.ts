import { describe, expect, it } from "vitest";
import {
  bringBack,
  earlierResponse,
} from "../../../../../src/kinds/sampling/core/edit/earlierResponses.js";
import { editResponse } from "../../../../../src/kinds/sampling/core/edit/editResponse.js";
import { keyOf } from "../../../../../src/kinds/sampling/core/edit/keyOf.js";
import { readEdits } from "../../../../../src/kinds/sampling/core/edit/readEdits.js";
import {
  differingParts,
  partsBack,
  responseKey,
  writeEdits,
} from "../../../../../src/kinds/sampling/core/edit/requestEdits.js";
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

/** The question with a response under review. */
const reviewing = (
  question: SamplingQuestion,
  number: number,
  content: readonly ResponseContent[],
): SamplingQuestion => ({
  ...question,
  detail: {
    ...question.detail,
    stage: "response-review",
    response: {
      number,
      by: "model",
      issues: [],
      result: { role: "assistant", model: "m", content: [...content] },
    },
  },
});

describe("what a person changed of a request", () => {
  it("is kept as a draft of just the parts that differ, and read back from it", async () => {
    const question = await openAnalysis();
    const { systemPrompt: _, ...request } = { ...question.request, maxTokens: 7 };
    const responses = [{ to: responseKey(question), content: [text("By train.")] }];
    const draft = writeEdits(question, { request, model: "small-1", responses, resets: 0 });
    expect(JSON.parse(String(draft.request))).toEqual({ maxTokens: 7, systemPrompt: null });
    expect(readEdits(question, draft)).toEqual({ request, model: "small-1", responses });
    expect(readEdits(question, { ...draft, model: null }).model).toBeNull();
  });

  it("is no draft where it is what the server asked", async () => {
    const question = await openAnalysis();
    const { request } = question;
    expect(writeEdits(question, { request, responses: [], resets: 3 })).toEqual({});
    const same = { ...request, messages: [...request.messages] };
    expect(writeEdits(question, { request: same, resets: 0 })).toEqual({});
    expect(differingParts(request, { ...same, messages: same.messages.slice(1) })).toEqual([
      "messages",
    ]);
  });

  it("goes back to the server's own words part by part", async () => {
    const { request } = await openAnalysis();
    const { systemPrompt: _, ...edited } = { ...request, maxTokens: 7, temperature: 1 };
    expect(partsBack(edited, request, ["systemPrompt", "maxTokens"])).toEqual({
      ...request,
      temperature: 1,
    });
    expect(partsBack({ ...edited, metadata: { a: 1 } }, request, ["metadata"])).toEqual(edited);
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

describe("the person's earlier versions of a response", () => {
  it("come back one by one, and what was made of the newest is not lost", async () => {
    const question = await openAnalysis();
    const first = reviewing(question, 1, [text("By plane.")]);
    const second = reviewing(question, 2, [text("By car.")]);
    const request = question.request;
    expect(earlierResponse({ request, resets: 0 }, first)).toBeUndefined();

    const train = { to: responseKey(first), content: [text("By train.")] };
    const edits = { request, resets: 0, responses: [train] };
    expect(earlierResponse(edits, second)).toEqual(train.content);
    expect(bringBack(edits, second)).toEqual([
      train,
      { to: responseKey(second), content: train.content },
    ]);

    const bike = { to: responseKey(second), content: [text("By bike.")] };
    const brought = bringBack({ ...edits, responses: [train, bike] }, second);
    expect(brought.map(({ content }) => content)).toEqual([
      bike.content,
      train.content,
      train.content,
    ]);
    expect(new Set(brought.map(({ to }) => to)).size).toBe(3);
    expect(brought.find(({ to }) => to === responseKey(second))?.content).toEqual(train.content);
    // Then the one before that, and around.
    const again = bringBack({ ...edits, responses: brought }, second);
    expect(again.find(({ to }) => to === responseKey(second))?.content).toEqual(bike.content);
    expect(again).toHaveLength(3);
  });

  it("are none where all say what is shown", async () => {
    const question = reviewing(await openAnalysis(), 2, [text("By train.")]);
    const responses = [{ to: "before", content: [text("By train.")] }];
    const edits = { request: question.request, resets: 0, responses };
    expect(earlierResponse(edits, question)).toBeUndefined();
    expect(bringBack(edits, question)).toBe(responses);
  });
});

describe("editResponse", () => {
  const original = [text("Fly."), text("Or walk.")];
  const [fly, walk] = original.map(keyOf);

  it("replaces, removes and restores one block, and leaves the others the same objects", () => {
    const block = fly ?? "";
    const replaced = editResponse(original, original, {
      type: "replace",
      block,
      by: text("Swim."),
    });
    expect(replaced).toEqual([text("Swim."), text("Or walk.")]);
    expect(replaced[1]).toBe(original[1]);
    expect(editResponse(replaced, original, { type: "restore", block })[0]).toBe(original[0]);
    expect(editResponse(replaced, original, { type: "replace", block, by: text("Fly.") })[0]).toBe(
      original[0],
    );

    const removed = editResponse(original, original, { type: "remove", block: walk ?? "" });
    expect(removed).toEqual([text("Fly.")]);
    expect(editResponse(removed, original, { type: "restore", block: walk ?? "" })).toEqual(
      original,
    );
  });

  it("changes nothing for a block that there is none of", () => {
    expect(editResponse(original, original, { type: "remove", block: "none" })).toEqual(original);
    const added = [...original, text("Or swim.")];
    const block = keyOf(added[2] ?? {});
    expect(editResponse(added, original, { type: "restore", block })).toEqual(added);
  });
});
