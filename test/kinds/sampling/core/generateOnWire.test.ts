import type { Sampling } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { generateOnWire } from "../../../../src/kinds/sampling/core/generateOnWire.js";
import { readCreateMessageRequest } from "../../../../src/kinds/sampling/core/protocol/samplingRequest.js";
import { textsOfRequest } from "../../../../src/kinds/sampling/core/textsOfRequest.js";
import { analysis } from "./flights.js";

const asked = (params: unknown) => {
  const reading = readCreateMessageRequest(params);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.value;
};

/** What a model that answers at once is asked with, and what comes of it. */
async function generate(
  {
    models,
    ...given
  }: { models?: readonly Sampling.Model[]; model?: string; signal?: AbortSignal },
  request: unknown = analysis,
) {
  const calls: Sampling.GenerateOptions[] = [];
  const outcome = await generateOnWire(
    {
      generate: async (_, options) => {
        calls.push(options);
        return { content: "The 9:40." };
      },
      ...(models && { models }),
    },
    asked(analysis),
    request,
    {
      question: "1",
      asked: analysis,
      limits: {},
      session: {
        id: "travel",
        name: "Travel",
        phase: "open",
        blocked: false,
        refused: 0,
        tapped: false,
      },
      signal: new AbortController().signal,
      onPartial: () => {},
      ...given,
    },
  );
  return { outcome, picked: calls.map(({ model }) => model) };
}

const generated = { generated: { content: "The 9:40." } };

describe("generateOnWire", () => {
  it("asks for the model that was picked from its list", async () => {
    const models = [{ id: "small" }, { id: "large" }];
    expect(await generate({ models, model: "large" })).toEqual({
      outcome: generated,
      picked: ["large"],
    });
    expect(await generate({ models, model: "huge" })).toEqual({
      outcome: { message: "There is no model huge." },
      picked: [],
    });
    expect(await generate({ models })).toEqual({ outcome: generated, picked: [undefined] });
  });

  it("takes no name for a model where it has no list", async () => {
    expect(await generate({ model: "large" })).toEqual({
      outcome: generated,
      picked: [undefined],
    });
  });

  it("asks no model for what nobody wants any more, or for more than the server asked", async () => {
    const over = await generate({ signal: AbortSignal.abort() });
    expect(over).toEqual({
      outcome: { message: "The response is not wanted any more." },
      picked: [],
    });
    const more = await generate({}, { ...analysis, maxTokens: analysis.maxTokens + 1 });
    expect(more).toMatchObject({ outcome: { message: expect.any(String) }, picked: [] });
  });
});

describe("textsOfRequest", () => {
  it("has all that a model reads, results of tools among it, for budgets count by it", () => {
    const request = asked({
      ...analysis,
      messages: [
        ...analysis.messages,
        {
          role: "assistant",
          content: { type: "tool_use", id: "a", name: "look_up", input: { fare: "X1" } },
        },
        {
          role: "user",
          content: {
            type: "tool_result",
            toolUseId: "a",
            structuredContent: { seat: "1A" },
            content: [
              { type: "text", text: "A window seat." },
              { type: "resource", resource: { uri: "file:///a", text: "Terms." } },
            ],
          },
        },
      ],
    });
    const texts = textsOfRequest(request).join("\n");
    for (const part of ["travel expert", "look_up", "X1", "1A", "A window seat.", "Terms."])
      expect(texts).toContain(part);
    expect(texts.length).toBeGreaterThan(100);
  });
});
