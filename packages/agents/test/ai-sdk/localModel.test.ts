import {
  type AskedModel,
  generateWith,
  type ModelSource,
  modelsFrom,
} from "@mcp-host-ui/agents/ai-sdk";
import { describe, expect, it } from "vitest";
import { startLocalModel, writeChunks } from "./localModel.ts";
import { askThrough } from "./rig.ts";
import { importBeside, useSdk } from "./sdks.ts";

const text = (words: string) => ({ type: "text", text: words });
const ask = {
  messages: [{ role: "user", content: text("Which flight?") }],
  systemPrompt: "You are a travel expert.",
  maxTokens: 900,
};

/** Each major of the SDK, and the version of its package for local models that goes with it. */
const majors = [
  ["5", "1"],
  ["6", "2"],
  ["7", "3"],
] as const;

/** The package's own provider. */
async function openProvider(version: string, baseURL: string): Promise<ModelSource> {
  const { createOpenAICompatible } = await importBeside(`@ai-sdk/openai-compatible-${version}`);
  // All majors of the package have it, with these options.
  const create = createOpenAICompatible as (options: object) => ModelSource;
  return create({ name: "local", baseURL, apiKey: "key" });
}

describe.each(majors)("a model behind HTTP, with ai %s", (major, version) => {
  it("is sent the request and streams to the server", async () => {
    useSdk(major);
    const { url, bodies } = await startLocalModel((response) =>
      writeChunks(response, [
        { delta: { role: "assistant", content: "Take " } },
        { delta: { content: "the 9:40." } },
        { delta: {}, finish_reason: "stop" },
      ]),
    );
    const provider = await openProvider(version, url);
    const { answer, partials } = await askThrough(provider.languageModel("local-1"), ask);

    expect(await answer).toMatchObject({
      content: text("Take the 9:40."),
      model: "local-1-q4",
      stopReason: "endTurn",
    });
    expect(partials).toEqual(["Take ", "Take the 9:40."]);
    expect(bodies).toMatchObject([
      {
        model: "local-1",
        stream: true,
        max_tokens: 900,
        messages: [
          { role: "system", content: ask.systemPrompt },
          { role: "user", content: "Which flight?" },
        ],
      },
    ]);
  });

  it.each([
    [401, /^The model's provider did not accept the key \(status 401\): That key is over\.$/],
    [404, /^There is no such model at the provider's address \(status 404\): /],
    [
      429,
      /^The model's provider takes no more requests for now \(status 429\): .* It was tried 2 times\.$/,
    ],
    [
      503,
      /^The model's provider has a problem of its own \(status 503\): .* It was tried 2 times\.$/,
    ],
  ])("tells the person plainly of status %i, and never the server", async (status, message) => {
    useSdk(major);
    const { url } = await startLocalModel((response) =>
      response
        .writeHead(status, { "content-type": "application/json", "retry-after-ms": "1" })
        .end(JSON.stringify({ error: { message: "That key is over." } })),
    );
    const provider = await openProvider(version, url);
    const generate = generateWith(provider.languageModel("local-1"), {
      settings: () => ({ maxRetries: 1 }),
    });
    const { host, at, answer, id } = await askThrough("unused", ask, { generate });

    const { failure } = await at("failed");
    expect(failure).toEqual({ code: "error", message: expect.stringMatching(message) });
    await host.send({ type: "settle", id, answer: { action: "deny" } });
    await expect(answer).rejects.toThrow("User rejected sampling request");
  });

  it("tells the person plainly that it cannot be reached", async () => {
    useSdk(major);
    const { url } = await startLocalModel((response) => response.destroy());
    const provider = await openProvider(version, url);
    const generate = generateWith(provider.languageModel("local-1"), {
      settings: () => ({ maxRetries: 0 }),
    });
    const { at } = await askThrough("unused", ask, { generate });

    const { failure } = await at("failed");
    expect(failure?.message).toMatch(/^The model cannot be reached: /);
  });

  it("is found by the id that was picked, in a registry", async () => {
    useSdk(major);
    const { url, bodies } = await startLocalModel((response) =>
      writeChunks(response, [{ delta: { content: "Yes." } }, { delta: {}, finish_reason: "stop" }]),
    );
    const { createProviderRegistry } = await importBeside(`ai-${major}`);
    const create = createProviderRegistry as (providers: object) => ModelSource;
    const registry = create({ local: await openProvider(version, url) });
    const { models, generate } = modelsFrom(registry, [
      "local:small",
      { id: "local:large", name: "Large", intelligence: 0.9 },
      { id: "local:paint", name: "Painter", modelType: "image" },
    ]);
    expect(models).toEqual([
      { id: "local:small" },
      { id: "local:large", name: "Large", intelligence: 0.9 },
    ]);

    const wanted = { ...ask, modelPreferences: { hints: [{ name: "large" }] } };
    const { answer } = await askThrough("unused", wanted, { models, generate });
    expect(await answer).toMatchObject({ content: text("Yes.") });
    expect(bodies).toMatchObject([{ model: "large" }]);
    expect(() => modelsFrom(registry, ["elsewhere:one"])).toThrow(/elsewhere/);
  });
});

describe("generateWith, with a provider and no list of models", () => {
  it("tells whoever wrote it what to write", async () => {
    useSdk("6");
    const source: ModelSource = { languageModel: (id): AskedModel => id };
    const { at } = await askThrough("unused", ask, { generate: generateWith(source) });

    const { failure } = await at("failed");
    expect(failure?.message).toMatch(/no model was picked.*modelsFrom\(\)/);
  });
});
