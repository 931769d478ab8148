import { createHost, type Host, Sampling, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { analysis, models } from "./flights.js";
import { openRequest, openRig } from "./rig.js";

const key = "mcp-host-ui:sampling";
const defaults: Sampling.Settings = { askEveryTime: false, serverModels: {} };

const createStorage = (
  kept?: string,
): Sampling.SettingsStorage & { readonly kept: Map<string, string> } => {
  const entries = new Map(kept === undefined ? [] : [[key, kept]]);
  return {
    kept: entries,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
  };
};

const start = (storage?: Sampling.SettingsStorage) => {
  const errors: unknown[] = [];
  const host = createHost({
    kinds: [sampling({ generate: () => Promise.reject(), models, ...(storage && { storage }) })],
    onError: (error) => errors.push(error),
  });
  onTestFinished(host.close);
  return { host, errors };
};

const settingsOf = (host: Host) => host.read("sampling:settings");
const configure = (host: Host, settings: object) =>
  host.send({ type: "sampling/configure", settings });

describe("the settings of sampling", () => {
  it("are there from the start, with the models to choose from", () => {
    const { host } = start();
    expect(settingsOf(host)).toEqual(defaults);
    expect(host.read("sampling:models")).toEqual(models);
  });

  it("are kept, and found by the next host", async () => {
    const storage = createStorage();
    const settings = {
      askEveryTime: true,
      defaultModel: "small-1",
      priorities: { cost: 1 },
      serverModels: { travel: "small-1" },
    };
    const { host } = start(storage);
    expect(await configure(host, settings)).toEqual({ done: true });
    expect(settingsOf(host)).toEqual(settings);

    const next = start(storage);
    await expect.poll(() => settingsOf(next.host), { interval: 2 }).toEqual(settings);
    await configure(next.host, { defaultModel: null, priorities: null });
    expect(settingsOf(next.host)).toEqual({
      askEveryTime: true,
      serverModels: { travel: "small-1" },
    });
  });

  it("are read before the first request is shown, however long that takes", async () => {
    const kept = JSON.stringify({ version: 1, defaultModel: "small-1" });
    const { host, sample } = await openRig("2025-11-25", {
      storage: {
        getItem: () => new Promise((resolve) => setTimeout(resolve, 30, kept)),
        setItem: () => {},
      },
    });
    sample({ ...analysis, modelPreferences: {} });
    expect((await openRequest(host)).detail.pick).toEqual({
      model: "small-1",
      reason: { code: "default" },
    });
  });

  it.each([
    ["no JSON", "{"],
    ["another version", '{"version":2,"askEveryTime":true}'],
    ["another shape", '{"version":1,"askEveryTime":"yes"}'],
    ["no object", "[]"],
    ["models that are none", '{"version":1,"serverModels":{"travel":5}}'],
  ])(
    "are reported, left alone and replaced by the defaults where they are %s",
    async (_what, kept) => {
      const storage = createStorage(kept);
      const { host, errors } = start(storage);
      await expect.poll(() => errors.length, { interval: 2 }).toBe(1);
      expect(errors).toMatchObject([{ message: expect.stringMatching(/could not be read/) }]);
      expect(settingsOf(host)).toEqual(defaults);
      expect(storage.kept.get(key)).toBe(kept);
      expect(await configure(host, { askEveryTime: true })).toEqual({ done: true });
      expect(JSON.parse(storage.kept.get(key) ?? "")).toEqual({
        version: 1,
        ...defaults,
        askEveryTime: true,
      });
    },
  );

  it("hold for now where they cannot be kept, and the receipt says so", async () => {
    const { host, errors } = start({
      getItem: () => null,
      setItem() {
        throw new Error("full");
      },
    });
    expect(await configure(host, { askEveryTime: true })).toMatchObject({
      done: false,
      rejection: "failed",
    });
    expect(settingsOf(host)).toMatchObject({ askEveryTime: true });
    expect(errors).toMatchObject([{ cause: { message: "full" } }]);
  });

  it.each([
    ["a string", "always"],
    ["a priority above 1", { priorities: { cost: 2 } }],
    ["a priority in words", { priorities: { speed: "fast" } }],
    ["priorities that are a list", { priorities: [] }],
    ["a model that is no id", { defaultModel: 5 }],
    ["no answer to a yes-or-no", { askEveryTime: null }],
    ["servers that are a list", { serverModels: ["small-1"] }],
  ])("take no change that is %s", async (_what, settings) => {
    const { host } = start();
    expect(await host.send({ type: "sampling/configure", settings })).toMatchObject({
      done: false,
      rejection: "invalid",
    });
    expect(settingsOf(host)).toEqual(defaults);
  });

  it("let nothing be allowed or sent from a list where the person is asked every time", async () => {
    const { host, sample, model, settle, send } = await openRig();
    await configure(host, { askEveryTime: true });
    const { answer } = sample(analysis);
    const { id } = await openRequest(host);
    const approve = { type: "sampling/approve", id } as const;
    expect(await host.send({ ...approve, unseen: true })).toMatchObject({
      done: false,
      rejection: "unseen",
    });
    expect(host.read(id)).toMatchObject({ detail: { stage: "request-review", attempts: 0 } });
    expect(await send(approve)).toEqual({ done: true });
    (await model.turn()).answer("The 9:40.");
    await openRequest(host, "response-review");
    const unseen = { type: "settle", id, answer: { action: "send", unseen: true } } as const;
    expect(await host.send(unseen)).toMatchObject({ done: false, rejection: "unseen" });
    await settle(id, { action: "send" });
    await expect(answer).resolves.toMatchObject({ content: { text: "The 9:40." } });
  });

  it("let what is not seen be allowed from a list otherwise", async () => {
    const { host, sample } = await openRig();
    sample(analysis);
    const { id } = await openRequest(host);
    expect(await host.send({ type: "sampling/approve", id, unseen: true })).toEqual({ done: true });
  });

  it("change nothing of what is settled", async () => {
    const { host, sample, settle } = await openRig();
    const { answer } = sample(analysis);
    answer.catch(() => {});
    const { id } = await openRequest(host);
    await settle(id, { action: "deny" });
    await expect(answer).rejects.toThrow("rejected");
    const before = host.read(id);
    await configure(host, { serverModels: { travel: "small-1" } });
    expect(host.read(id)).toBe(before);
  });

  it("change the model of what is under review at once", async () => {
    const { host, sample } = await openRig();
    sample(analysis);
    const { id } = await openRequest(host);
    await configure(host, { serverModels: { travel: "small-1" } });
    expect(host.read(id)).toMatchObject({
      detail: { pick: { model: "small-1", reason: { code: "server" } } },
    });
  });
});

describe("choiceFor", () => {
  it("knows the servers by their own ids only", () => {
    const settings = { ...defaults, serverModels: { travel: "small-1" } };
    expect(Sampling.choiceFor(settings, "travel").model).toBe("small-1");
    expect(Sampling.choiceFor(settings, "other").model).toBeUndefined();
    expect(Sampling.choiceFor(settings, "constructor").model).toBeUndefined();
  });
});
