import { createDecisionLog, type HostPolicy, roots } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { refusal } from "../../kinds/sampling/core/rig.js";
import { openQuestion, settledQuestion, shippingAddress } from "../../support/questions.js";
import { createRecordingStorage } from "../../support/recordingStorage.js";
import { start } from "../../support/serversAndWindows.js";
import { wires } from "../../support/wires.js";
import { openHost, openWindow, quietMonths } from "./rig.js";

const accept = { action: "accept", content: { city: "Lisbon" } };

describe.each(wires)('policy: { review: "always" }, over %s', (_, wire) => {
  it("lets no form leave that nobody has seen as it leaves, and tells the server no word of the look", async () => {
    const host = openHost({ review: "always" });
    const server = await start(host, { wire });
    const { answer } = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    for (const unseen of [accept, { ...accept, reviewed: false }, { ...accept, reviewed: "yes" }])
      expect(await host.send({ type: "settle", id, answer: unseen })).toMatchObject({
        done: false,
        rejection: "unseen",
      });
    expect(server.received).toEqual([]);
    expect(host.getState().open).toMatchObject([{ id }]);
    const seen = { ...accept, reviewed: true };
    expect(await host.send({ type: "settle", id, answer: seen })).toMatchObject({ done: true });
    await expect(answer).resolves.toEqual(accept);
  });

  it("shows every answer of a model, whatever the host's own option says", async () => {
    const host = openHost({ review: "always" });
    const server = await start(host, { wire });
    const { answer } = server.request({ method: "sampling/createMessage", params: quietMonths });
    const { id } = await openQuestion(host);
    await host.send({ type: "sampling/approve", id });
    await expect
      .poll(() => host.read(id))
      .toMatchObject({ phase: "open", detail: { stage: "response-review" } });
    expect(server.received).toEqual([]);
    await host.send({ type: "settle", id, answer: { action: "send" } });
    await expect(answer).resolves.toMatchObject({ content: { text: "In November." } });
  });

  it("shows the folders each time before they leave, whatever the app approves and the person said before", async () => {
    const host = openHost({ review: "always" });
    const server = await start(host, { wire });
    const sent = { roots: [{ uri: "file:///home/ada" }] };
    for (const time of [1, 2]) {
      const { answer } = server.request({ method: "roots/list" });
      const { id, detail } = await openQuestion(host);
      expect(detail).toMatchObject({ roots: sent.roots, askEachTime: true });
      expect(server.received).toHaveLength(time - 1);
      await host.send({
        type: "settle",
        id,
        answer: { action: "share", uris: ["file:///home/ada"] },
      });
      await expect(answer).resolves.toEqual(sent);
    }
    expect(
      await host.send({ type: "roots/decide", session: "travel", decision: "share" }),
    ).toMatchObject({ done: false, rejection: "invalid" });

    const { answer } = server.request({ method: "roots/list" });
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "refuse" } });
    await expect(answer).rejects.toThrow("User rejected");
    await expect(server.request({ method: "roots/list" }).answer).rejects.toThrow("User rejected");
  });
});

describe('policy: { review: "always" }', () => {
  it("lets no rule answer in place of the look", async () => {
    const host = openHost({ review: "always" });
    const server = await start(host);
    const { answer } = server.elicit(shippingAddress);
    const form = await openQuestion(host);
    const seen = { ...accept, reviewed: true };
    for (const answer of [seen, { action: "decline" }])
      expect(await host.send({ type: "settle", id: form.id, answer, rule: "usual" })).toMatchObject(
        { done: false, rejection: "invalid" },
      );
    await host.send({ type: "settle", id: form.id, answer: { action: "decline" } });
    await expect(answer).resolves.toEqual({ action: "decline" });

    const sampled = server.request({ method: "sampling/createMessage", params: quietMonths });
    const { id } = await openQuestion(host);
    expect(await host.send({ type: "sampling/approve", id, rule: "usual" })).toMatchObject({
      done: false,
      rejection: "invalid",
    });
    await host.send({ type: "settle", id, answer: { action: "deny" } });
    await expect(sampled.answer).rejects.toEqual(refusal(-1, /rejected/));
  });

  it.each([{ askEveryTime: false }, { reviewResponse: false }, { reviewResponse: null }])(
    "refuses the setting %j, and another one beside it",
    async (settings) => {
      const host = openHost({ review: "always" });
      const remote = openWindow(host);
      await expect.poll(() => remote.read("sampling:settings")).toBeDefined();
      for (const change of [settings, { ...settings, defaultModel: "m" }])
        expect(await remote.send({ type: "sampling/configure", settings: change })).toMatchObject({
          done: false,
          rejection: "invalid",
        });
      expect(host.read("sampling:settings")).toEqual({
        askEveryTime: true,
        reviewResponse: true,
        serverModels: {},
      });
    },
  );

  it("holds whatever was stored of settings before, and stores the person's own again", async () => {
    const loose = { version: 1, askEveryTime: false, reviewResponse: false, serverModels: {} };
    const { sampling } = await import("mcp-host-ui/host");
    const items = new Map([["mcp-host-ui:sampling", JSON.stringify(loose)]]);
    const storage = {
      getItem: (name: string) => items.get(name) ?? null,
      setItem: (name: string, value: string) => void items.set(name, value),
    };
    const generate = async () => ({ content: "In November.", model: "m" });
    const host = openHost(
      { review: "always" },
      { kinds: [sampling({ generate, storage })], log: createDecisionLog() },
    );
    const server = await start(host);
    const { answer } = server.request({ method: "sampling/createMessage", params: quietMonths });
    answer.catch(() => {});
    const { id } = await openQuestion(host);
    await host.send({ type: "sampling/approve", id });
    await expect.poll(() => host.read(id)).toMatchObject({ detail: { stage: "response-review" } });
    const configure = { type: "sampling/configure", settings: { defaultModel: "m" } } as const;
    expect(await host.send(configure)).toEqual({ done: true });
    expect(JSON.parse(items.get("mcp-host-ui:sampling") ?? "")).toEqual({
      ...loose,
      defaultModel: "m",
    });
  });

  it("holds for a window that may do everything and sees no policy", async () => {
    const host = openHost({ review: "always" });
    const server = await start(host);
    const remote = openWindow(host, { sees: ({ type }) => type !== "value" });
    const { answer } = server.elicit(shippingAddress);
    const { id } = await openQuestion(remote);
    expect(remote.read("host:policy")).toBeUndefined();
    expect(await remote.send({ type: "settle", id, answer: accept })).toMatchObject({
      done: false,
      rejection: "unseen",
    });
    expect(server.received).toEqual([]);
    await remote.send({ type: "settle", id, answer: { ...accept, reviewed: true } });
    await expect(answer).resolves.toEqual(accept);
    expect((await settledQuestion(remote, id)).outcome).toMatchObject({ sent: "accept" });
  });

  it("asks about folders in spite of a yes from before the policy, which holds again without it", async () => {
    const { storage } = createRecordingStorage();
    const open = async (policy: HostPolicy) => {
      const host = openHost(policy, { kinds: [roots({ initial: ["/home/ada"], storage })] });
      return { host, server: await start(host) };
    };
    const share = { action: "share", uris: ["file:///home/ada"] };
    const before = await open({});
    const first = before.server.request({ method: "roots/list" });
    const { id } = await openQuestion(before.host);
    await before.host.send({ type: "settle", id, answer: share });
    await first.answer;

    const under = await open({ review: "always" });
    const asked = under.server.request({ method: "roots/list" });
    const { id: again } = await openQuestion(under.host);
    expect(under.server.received).toEqual([]);
    await under.host.send({ type: "settle", id: again, answer: { action: "cancel" } });
    await expect(asked.answer).rejects.toThrow("without deciding");

    const after = await open({});
    const { answer } = after.server.request({ method: "roots/list" });
    await expect(answer).resolves.toEqual({ roots: [{ uri: "file:///home/ada" }] });
  });
});
