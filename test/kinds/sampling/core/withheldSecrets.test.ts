import { createDecisionLog, createHost, type Sampling, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { settledQuestion } from "../../../support/questions.js";
import {
  createRecordingStorage,
  type RecordingStorage,
} from "../../../support/recordingStorage.js";
import { startClock } from "../../../support/startClock.js";
import { analysis } from "./flights.js";
import { openRequest, openRig } from "./rig.js";

const key = "mcp-host-ui:drafts";
const token = ["ghp", "aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bD1fG3hJ5k"].join("_");

const asked = {
  ...analysis,
  metadata: { user: "ada", session: { apiKey: "asked-for", retries: 3 }, requirePassword: true },
  tools: [
    {
      name: "log_in",
      description: "Signs in to the airline.",
      inputSchema: {
        type: "object",
        properties: {
          account: { type: "string", title: "Account" },
          word: { type: "string", title: "Your password" },
          metadata: { type: "object", properties: { password: { type: "string" } } },
        },
      },
    },
    { name: "look_up", inputSchema: { type: "object" } },
  ],
};

const content: readonly Sampling.ResponseContent[] = [
  {
    type: "tool_use",
    id: "1",
    name: "log_in",
    input: { account: "grace", word: "swordfish", more: [{ word: "trombone" }] },
  },
  {
    type: "tool_use",
    id: "2",
    name: "look_up",
    input: { fare: "X1", access_token: "sesame", word: "window" },
  },
  { type: "text", text: `Signed in with ${token}.` },
];
const messages: readonly Sampling.Message[] = [
  { role: "user", content: { type: "text", text: `Only direct flights. My token: ${token}` } },
];
const edits = {
  messages,
  systemPrompt: "Be brief.",
  metadata: { user: "grace", session: { apiKey: "hunter2", retries: 4 }, note: "for Grace" },
  stopSequences: ["END", token],
};
const secrets = new RegExp(`${token}|hunter2|asked-for|swordfish|trombone|sesame`);

/** Has a server ask, and a person change all of it; resolves when that is stored. */
async function edit({ storage, items }: RecordingStorage) {
  const rig = await openRig("2025-11-25", {}, { storage });
  rig.sample(asked);
  const { id } = await openRequest(rig.host);
  const draft = {
    request: JSON.stringify(edits),
    responses: JSON.stringify([{ to: "1", content }]),
    model: "small-1",
  };
  await rig.host.send({ type: "saveDraft", id, draft });
  await expect.poll(() => items.get(key) ?? "").toContain("Only direct flights");
  return { ...rig, id, draft };
}

const readStored = (items: ReadonlyMap<string, string>) =>
  JSON.parse(items.get(key) ?? "").drafts[0];

describe("what a person types for a sampling request", () => {
  it("is stored without secrets: in texts, by names and by what tools ask for", async () => {
    const place = createRecordingStorage();
    const { id, host, draft } = await edit(place);
    expect(place.written.join()).not.toMatch(secrets);
    // In memory it is all there.
    expect(host.read(`draft:${id}`)).toEqual(draft);
    const stored = readStored(place.items);
    expect(JSON.parse(stored.draft.request)).toEqual({
      messages: [
        { role: "user", content: { type: "text", text: "Only direct flights. My token: •••" } },
      ],
      systemPrompt: "Be brief.",
      metadata: { user: "grace", session: { apiKey: "•••", retries: 4 }, note: "for Grace" },
      stopSequences: ["END", "•••"],
    });
    expect(JSON.parse(stored.draft.responses)).toEqual([
      {
        to: "1",
        content: [
          {
            type: "tool_use",
            id: "1",
            name: "log_in",
            input: { account: "grace", word: "•••", more: [{ word: "•••" }] },
          },
          {
            type: "tool_use",
            id: "2",
            name: "look_up",
            input: { fare: "X1", access_token: "•••", word: "window" },
          },
          { type: "text", text: "Signed in with •••." },
        ],
      },
    ]);
    expect(stored.draft.model).toBe("small-1");
    expect(stored.question.request).toEqual({
      ...asked,
      metadata: { user: "ada", session: { apiKey: "•••", retries: 3 }, requirePassword: true },
    });
  });

  it("is stored without secrets once it went to a model, and came back in an answer", async () => {
    const place = createRecordingStorage();
    const { id, send, model, host, draft } = await edit(place);
    await send({
      type: "sampling/approve",
      id,
      changes: { request: { ...asked, ...edits } },
    });
    (await model.turn()).answer({ content, stopReason: "toolUse" });
    const { id: answered } = await openRequest(host, "response-review");
    await host.send({ type: "saveDraft", id: answered, draft: { ...draft, model: "small-2" } });
    await expect
      .poll(() => readStored(place.items).question.detail)
      .toMatchObject({
        stage: "response-review",
        edited: { metadata: { session: { apiKey: "•••" } } },
        response: { result: { content: [{ input: { word: "•••" } }, { input: {} }, {}] } },
      });
    expect(place.written.join()).not.toMatch(secrets);
  });

  it("comes back after a reload without its secrets, and moves over when the same is asked again", async () => {
    const place = createRecordingStorage();
    const { id } = await edit(place);
    const rig = await openRig("2025-11-25", {}, { storage: place.storage });
    expect(await settledQuestion(rig.host, id)).toMatchObject({ outcome: { cause: "reload" } });
    expect(JSON.stringify(rig.host.getState())).not.toMatch(secrets);

    rig.sample(asked);
    const { id: again } = await openRequest(rig.host);
    await expect
      .poll(() => rig.host.read(`draft:${again}`))
      .toMatchObject({ request: expect.stringContaining("Only direct flights. My token: •••") });
    expect(place.written.join()).not.toMatch(secrets);
    await rig.settle(again, { action: "deny" });
    await expect.poll(() => place.items.has(key)).toBe(false);
  });

  it("is not stored where it is no JSON, as no draft of ours is", async () => {
    const place = createRecordingStorage();
    const { host, id } = await edit(place);
    await host.send({
      type: "saveDraft",
      id,
      draft: { request: '{"word":"swordfish', model: null },
    });
    await expect.poll(() => readStored(place.items).draft).toEqual({ request: "", model: null });
    expect(place.written.join()).not.toMatch(secrets);
  });

  it("is stored as it was typed last, and no more once it is settled", async () => {
    const clock = startClock();
    const place = createRecordingStorage();
    const { host, id, settle } = await edit(place);
    for (const systemPrompt of ["Be", "Be very", "Be very brief."])
      void host.send({
        type: "saveDraft",
        id,
        draft: { request: JSON.stringify({ systemPrompt }) },
      });
    await expect
      .poll(() => readStored(place.items).draft)
      .toEqual({ request: '{"systemPrompt":"Be very brief."}' });
    void host.send({ type: "saveDraft", id, draft: { request: "{}" } });
    void settle(id, { action: "deny" });
    await expect.poll(() => place.items.has(key)).toBe(false);
    await clock.pass(10_000);
    expect(place.items.has(key)).toBe(false);
  });
});

it("A kind that cannot judge what may be stored has nothing stored, and that is reported", async () => {
  const { storage, items } = createRecordingStorage();
  const errors: unknown[] = [];
  const kind = sampling({ generate: () => new Promise(() => {}), tools: true });
  const host = createHost({
    kinds: [
      {
        ...kind,
        start: (core) => ({
          ...kind.start(core),
          storable: () => Promise.reject(new Error("The judge is out.")),
        }),
      },
    ],
    storage,
    onError: (error) => errors.push(error),
  });
  onTestFinished(host.close);
  const session = host.openSession({ id: "travel" });
  session.receive("sampling/createMessage", asked).catch(() => {});
  const { id } = await openRequest(host);
  await host.send({ type: "saveDraft", id, draft: { request: "{}" } });
  await expect.poll(() => errors).toContainEqual(new Error("The judge is out."));
  expect(host.read(`draft:${id}`)).toEqual({ request: "{}" });
  expect(items.size).toBe(0);
});

describe("a log that keeps content", () => {
  it.each([
    ["once a person let it go", true],
    ["that nobody looked at", false],
  ])(
    "keeps no secret of an answer %s, while the server gets all of it",
    async (_, reviewResponse) => {
      const log = createDecisionLog({ content: true });
      const rig = await openRig("2025-11-25", { reviewResponse }, { log });
      const { answer } = rig.sample(asked);
      const { id } = await openRequest(rig.host);
      await rig.send({ type: "sampling/approve", id });
      (await rig.model.turn()).answer({ content, stopReason: "toolUse" });
      if (reviewResponse) {
        await openRequest(rig.host, "response-review");
        await rig.settle(id, { action: "send" });
      }
      await expect(answer).resolves.toMatchObject({ content });
      expect(log.entries()).toMatchObject([
        {
          sent: {
            content: [
              { input: { account: "grace", word: "•••" } },
              { input: { fare: "X1", access_token: "•••" } },
              { text: "Signed in with •••." },
            ],
          },
        },
      ]);
      const [entry] = log.entries();
      expect(JSON.stringify(entry?.sent)).not.toMatch(secrets);
    },
  );
});
