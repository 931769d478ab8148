import { Sampling } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";

const models: readonly Sampling.Model[] = [
  { id: "small-1", name: "Small", cost: 1, speed: 0.9, intelligence: 0.3 },
  { id: "claude-3-5-sonnet-20241022", cost: 0.4, speed: 0.5, intelligence: 0.9 },
  { id: "claude-3-haiku", cost: 0.9, speed: 0.9, intelligence: 0.4 },
  { id: "house-model", aliases: ["gpt-4o"], intelligence: 0.8 },
];

const hints = (...names: (string | undefined)[]) => ({
  hints: names.map((name) => (name === undefined ? {} : { name })),
});

describe("pickModel", () => {
  it.each([
    ["part of an id", hints("claude-3-5-sonnet"), "claude-3-5-sonnet-20241022", 1, 1],
    ["part of a name, in any case", hints("SMALL"), "small-1", 1, 1],
    ["an alias", hints("gpt-4"), "house-model", 1, 1],
    ["the first that matches, in order", hints("o3", "haiku", "sonnet"), "claude-3-haiku", 2, 1],
    ["the first of several that are as good", hints("claude"), "claude-3-5-sonnet-20241022", 1, 2],
    ["after hints without a name", hints(undefined, "", "haiku"), "claude-3-haiku", 3, 1],
  ])("matches a hint: %s", (_what, preferences, model, place, among) => {
    expect(Sampling.pickModel(models, preferences)).toEqual({
      model,
      reason: {
        code: "hint",
        params: { hint: preferences.hints[place - 1]?.name, place, among },
      },
    });
  });

  it("does not match a model whose name is part of the hint", () => {
    expect(Sampling.pickModel(models, hints("claude-3-haiku-20240307")).reason.code).toBe("first");
  });

  it("breaks ties between the matches of a hint by priorities", () => {
    const preferences = { ...hints("claude"), costPriority: 0.9, intelligencePriority: 0.2 };
    expect(Sampling.pickModel(models, preferences).model).toBe("claude-3-haiku");
  });

  it("goes by priorities where no hint matches", () => {
    expect(Sampling.pickModel(models, { ...hints("o3"), costPriority: 1 })).toEqual({
      model: "small-1",
      reason: { code: "priorities", params: { by: "server" } },
    });
    expect(Sampling.pickModel(models, { intelligencePriority: 0.9, costPriority: 0.3 }).model).toBe(
      "claude-3-5-sonnet-20241022",
    );
    const allOfThem = { costPriority: 0.5, speedPriority: 0.9, intelligencePriority: 0.1 };
    expect(Sampling.pickModel(models.toReversed(), allOfThem).model).toBe("small-1");
  });

  it("takes the first model where nothing tells them apart", () => {
    expect(Sampling.pickModel(models)).toEqual({
      model: "small-1",
      reason: { code: "first", params: { among: 4 } },
    });
  });

  it("puts the person's model for the server before everything", () => {
    const choice = { model: "house-model", defaultModel: "small-1" };
    expect(Sampling.pickModel(models, hints("claude"), choice)).toEqual({
      model: "house-model",
      reason: { code: "server" },
    });
  });

  it("puts the person's default after hints and before priorities", () => {
    const choice = { defaultModel: "house-model" };
    expect(Sampling.pickModel(models, hints("haiku"), choice).reason.code).toBe("hint");
    expect(Sampling.pickModel(models, { ...hints("o3"), costPriority: 1 }, choice)).toEqual({
      model: "house-model",
      reason: { code: "default" },
    });
  });

  it("puts the person's priorities in place of the server's", () => {
    const choice = { priorities: { intelligence: 1 } };
    expect(Sampling.pickModel(models, { costPriority: 1 }, choice)).toEqual({
      model: "claude-3-5-sonnet-20241022",
      reason: { code: "priorities", params: { by: "person" } },
    });
  });

  it("ignores a choice of a model that is gone", () => {
    const choice = { model: "retired", defaultModel: "retired-too" };
    expect(Sampling.pickModel(models, {}, choice).reason.code).toBe("first");
  });

  it("leaves the choice to the host where it has no list", () => {
    expect(Sampling.pickModel([], hints("claude"))).toEqual({ reason: { code: "none" } });
  });
});
