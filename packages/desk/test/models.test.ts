import { memoryDesk } from "@mcp-host-ui/desk";
import { generateAtDesk } from "@mcp-host-ui/desk/page";
import { startServer } from "@mcp-host-ui/testing";
import { type Host, type LocalHost, type Sampling, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { partialKey } from "../../../src/kinds/sampling/core/samplingKeys.js";
import { openDesks, openPage, questionIn } from "../../../test/support/desk/openDesks.js";

const prompt = {
  messages: [{ role: "user", content: { type: "text", text: "Which city?" } }],
  maxTokens: 10,
};

/** One time that the model was asked, which the test answers. */
interface AskedModel extends Sampling.GenerateOptions {
  readonly answer: (text: string) => void;
  readonly fail: (error: unknown) => void;
}

/** Opens a question for a model on the server, in a page that has none of its own. */
async function start(options: Parameters<typeof openPage>[2] = {}) {
  const asked: AskedModel[] = [];
  const kind = sampling({
    models: [{ id: "small" }, { id: "large" }],
    generate: (_, given) =>
      new Promise((resolve, reject) => {
        const answer = (content: string) =>
          resolve({ content, model: "local", usage: { inputTokens: 9, outputTokens: 3 } });
        asked.push({ ...given, answer, fail: reject });
      }),
  });
  const errors: unknown[] = [];
  const store = memoryDesk();
  const [asking, answering] = openDesks({
    kinds: [kind],
    store,
    onError: (error) => errors.push(error),
  });
  const openAnother = (more: Partial<Sampling.Options> = {}) =>
    openPage(answering, "ada", {
      kinds: [sampling({ generate: generateAtDesk, ...more })],
      ...options,
    });
  const { host, close } = await openAnother();
  const server = await startServer(asking.host("ada"));
  onTestFinished(() => server.close());
  const { answer, withdraw } = server.request({
    method: "sampling/createMessage",
    params: prompt,
  });
  answer.catch(() => {});
  const id = await questionIn(host);
  const { entries } = await store.list("ada");
  return {
    asked,
    answering,
    errors,
    host,
    close,
    id,
    server,
    answer,
    withdraw,
    openAnother,
    /** The id of the question at the desk. */
    deskId: entries[0]?.id ?? "",
    stored: async () => (await store.list("ada")).entries.map(({ body }) => JSON.parse(body)),
    async model(number = 1): Promise<AskedModel> {
      await vi.waitFor(() => expect(asked).toHaveLength(number), 60_000);
      const last = asked[number - 1];
      if (!last) throw new Error("No model was asked.");
      return last;
    },
  };
}

const approve = (host: Host, id: string) => host.send({ type: "sampling/approve", id });
const send = (host: Host, id: string) =>
  host.send({ type: "settle", id, answer: { action: "send" } });

const shows = (host: LocalHost, id: string, text: string) =>
  vi.waitFor(() => expect(host.read(partialKey(id))?.text).toBe(text), 60_000);
const isAt = (host: Host, stage: string) =>
  vi.waitFor(() => expect(host.getState().open).toMatchObject([{ detail: { stage } }]), 60_000);

describe("a model of the server's", () => {
  it("shows the person what it has written so far, and the server gets what they approved", async () => {
    const { model, host, id, answer, asked, server } = await start();
    await approve(host, id);

    const { onPartial, answer: write, session, model: picked } = await model();
    expect(session).toMatchObject({ id: "travel", name: "Travel Booking" });
    expect(picked).toBeUndefined();
    onPartial("Lis");
    await shows(host, id, "Lis");
    onPartial("Lisb");
    await shows(host, id, "Lisb");
    write("Lisbon");
    await isAt(host, "response-review");
    expect(host.getState().open[0]?.detail).toMatchObject({
      response: { by: "model", usage: { inputTokens: 9, outputTokens: 3 } },
    });
    expect(await send(host, id)).toMatchObject({ done: true });

    expect(await answer).toMatchObject({ model: "local", content: { text: "Lisbon" } });
    expect(asked).toHaveLength(1);
    expect(server.received).toHaveLength(1);
  });

  it("is the one that the person picked of the desk's own, and none where the desk has no such model", async () => {
    const { model, asked, openAnother, answer } = await start();
    const { host } = await openAnother({ models: [{ id: "large" }, { id: "huge" }] });
    const id = await questionIn(host);
    await host.send({ type: "sampling/approve", id, changes: { model: "huge" } });
    await isAt(host, "failed");
    expect(host.read(id)).toMatchObject({
      detail: { failure: { message: "There is no model huge." } },
    });
    expect(asked).toEqual([]);

    await host.send({ type: "sampling/retry", id, changes: { model: "large" } });
    const { model: picked, answer: write } = await model();
    expect(picked).toBe("large");
    write("Lisbon");
    await isAt(host, "response-review");
    await send(host, id);
    expect(await answer).toMatchObject({ content: { text: "Lisbon" } });
  });

  it("goes on while the page hears nothing, and works once though it was asked twice", async () => {
    let cut = new AbortController();
    let isDown = false;
    let losses = 0;
    const { model, host, id, answer, asked } = await start({
      onError: () => {},
      async fetch(url, init) {
        if (isDown) throw new TypeError("Failed to fetch");
        if (init?.method !== "POST") {
          const signals = [cut.signal, ...(init?.signal ? [init.signal] : [])];
          return fetch(url, { ...init, signal: AbortSignal.any(signals) });
        }
        const response = await fetch(url, init);
        losses += 1;
        if (losses === 1) throw new TypeError("Failed to fetch");
        return response;
      },
    });
    await approve(host, id);
    const { onPartial, answer: write } = await model();
    onPartial("Lis");
    await shows(host, id, "Lis");
    await vi.waitFor(() => expect(losses).toBe(2), 60_000);

    isDown = true;
    cut.abort();
    cut = new AbortController();
    onPartial("Lisb");
    write("Lisbon");
    expect(host.read(partialKey(id))?.text).toBe("Lis");
    isDown = false;
    await isAt(host, "response-review");
    await send(host, id);

    expect(await answer).toMatchObject({ content: { text: "Lisbon" } });
    expect(asked).toHaveLength(1);
  });

  it("stops where the person stops it, and may be asked again", async () => {
    const { model, host, id, answer } = await start();
    await approve(host, id);
    const first = await model();
    await host.send({ type: "sampling/stop", id });
    await vi.waitFor(() => expect(first.signal.aborted).toBe(true), 60_000);

    await host.send({ type: "sampling/retry", id });
    const second = await model(2);
    first.answer("Porto");
    second.answer("Lisbon");
    await isAt(host, "response-review");
    await send(host, id);

    expect(await answer).toMatchObject({ content: { text: "Lisbon" } });
  });

  it("stops when the server takes its question back, and leaves nothing in the store", async () => {
    const { model, host, id, withdraw, stored } = await start();
    await approve(host, id);
    const { signal, onPartial } = await model();
    onPartial("Lis");
    await shows(host, id, "Lis");
    expect(await stored()).toContainEqual(expect.objectContaining({ type: "generation" }));

    withdraw();
    await vi.waitFor(() => expect(signal.aborted).toBe(true), 60_000);
    await vi.waitFor(async () =>
      expect(await stored()).toMatchObject([{ type: "question", phase: "settled" }]),
    );
    // The page hears of it by its feed, a moment after the store.
    await vi.waitFor(() => expect(host.getState().open).toEqual([]), 60_000);
  });

  it("works for the page that asked last, and the other one is told", async () => {
    const { model, host, id, answer, openAnother } = await start();
    const phone = await openAnother();
    const own = await questionIn(phone.host);
    await approve(host, id);
    const first = await model();
    first.onPartial("Por");
    await shows(host, id, "Por");
    // Open before the other one let it through, it leaves the choice to the person.
    await isAt(phone.host, "request-review");
    await approve(phone.host, own);
    const second = await model(2);

    await vi.waitFor(() => expect(first.signal.aborted).toBe(true), 60_000);
    await isAt(host, "failed");
    expect(host.getState().open[0]?.detail).toMatchObject({
      failure: { message: "Another page has asked the model anew." },
    });
    second.answer("Lisbon");
    await isAt(phone.host, "response-review");
    await send(phone.host, own);
    expect(await answer).toMatchObject({ content: { text: "Lisbon" } });
  });

  it("goes on in the page that comes after a reload, with what it has written and the request that went to it", async () => {
    const { model, host, close, id, answer, asked, openAnother, server } = await start();
    const messages = [{ role: "user" as const, content: { type: "text" as const, text: "Port?" } }];
    const request = { messages, maxTokens: 5 };
    await host.send({ type: "sampling/approve", id, changes: { request } });
    const { onPartial, answer: write, signal } = await model();
    onPartial("Lis");
    await shows(host, id, "Lis");

    close();
    const { host: later } = await openAnother();
    const own = await questionIn(later);
    await isAt(later, "generating");
    await shows(later, own, "Lis");
    expect(later.getState().open[0]?.detail).toMatchObject({ edited: request });
    onPartial("Lisb");
    await shows(later, own, "Lisb");
    write("Lisbon");
    await isAt(later, "response-review");
    expect(await send(later, own)).toMatchObject({ done: true });

    expect(await answer).toMatchObject({ content: { text: "Lisbon" } });
    expect(signal.aborted).toBe(false);
    expect(asked).toHaveLength(1);
    expect(server.received).toHaveLength(1);
  });

  it("is under review in a page that comes when it has written all", async () => {
    const { model, host, close, id, answer, asked, openAnother } = await start();
    await approve(host, id);
    (await model()).answer("Lisbon");
    await isAt(host, "response-review");

    close();
    const { host: later } = await openAnother();
    const own = await questionIn(later);
    await isAt(later, "response-review");
    await send(later, own);
    expect(await answer).toMatchObject({ content: { text: "Lisbon" } });
    expect(asked).toHaveLength(1);
  });

  it("is stopped by a page that comes later, and the one before is told", async () => {
    const { model, host, id, answer, openAnother } = await start();
    await approve(host, id);
    const first = await model();
    const { host: later } = await openAnother();
    const own = await questionIn(later);
    await isAt(later, "generating");
    await later.send({ type: "sampling/stop", id: own });

    await vi.waitFor(() => expect(first.signal.aborted).toBe(true), 60_000);
    await isAt(host, "failed");
    expect(host.getState().open[0]?.detail).toMatchObject({
      failure: { message: "It was stopped in another page." },
    });
    // A page that comes now has the request to look at: nobody wants what was written.
    const { host: last } = await openAnother();
    await questionIn(last);
    await isAt(last, "request-review");

    await later.send({ type: "sampling/retry", id: own });
    (await model(2)).answer("Lisbon");
    await isAt(later, "response-review");
    await send(later, own);
    expect(await answer).toMatchObject({ content: { text: "Lisbon" } });
  });

  it("is asked anew by a page that masks what looks private, and cannot know what was masked before", async () => {
    const { model, host, close, id, answer, openAnother } = await start();
    await approve(host, id);
    await model();
    close();
    const { host: later } = await openAnother({ redact: true });
    const own = await questionIn(later);
    await isAt(later, "request-review");
    await approve(later, own);
    (await model(2)).answer("Lisbon");
    await isAt(later, "response-review");
    await send(later, own);
    expect(await answer).toMatchObject({ content: { text: "Lisbon" } });
  });

  it("tells no page more of an error than that there was one", async () => {
    const { model, host, id, errors } = await start();
    await approve(host, id);
    (await model()).fail(new Error("postgres://secret@db"));

    await isAt(host, "failed");
    expect(host.getState().open[0]?.detail).toMatchObject({
      failure: { code: "error", message: "The model failed." },
    });
    expect(errors).toMatchObject([{ message: "postgres://secret@db" }]);
  });
});

describe("what a page asks of a model of the server's", () => {
  const ada = { audience: "ada" };
  const asking = (id: string, request: object, more: object = {}) => ({
    id,
    key: "k",
    generate: { request, ...more },
  });

  it.each([
    ["more tokens than the server asked for", { ...prompt, maxTokens: 11 }, {}, "10 tokens"],
    ["no request at all", { hello: 1 }, {}, "sampling/createMessage"],
    ["tools, which the desk does not offer", { ...prompt, tools: [] }, {}, "tools"],
    ["a model that is not there", prompt, { model: "huge" }, "There is no model huge."],
  ])("is refused where it is %s", async (_, request, more, message) => {
    const { answering, deskId, asked } = await start();
    const closing = new AbortController();
    onTestFinished(() => closing.abort());
    const heard: unknown[] = [];
    const listen = async () => {
      for await (const told of answering.messages("ada", { signal: closing.signal }))
        if (told.type === "partial") heard.push(told.failure);
    };
    const listening = listen();

    expect(await answering.take(asking(deskId, request, more), ada)).toEqual({ done: true });
    await vi.waitFor(() => expect(heard).toContainEqual(expect.stringContaining(message)), 60_000);
    expect(asked).toEqual([]);
    closing.abort();
    await listening;
  });

  it("is refused for another audience's question, for one that is over, and after twenty times", async () => {
    const { answering, deskId, model, host, id } = await start();

    expect(await answering.take(asking(deskId, prompt), { audience: "bob" })).toMatchObject({
      rejection: "unknown",
    });
    const receipts = [];
    for (let turn = 0; turn < 21; turn += 1)
      receipts.push(await answering.take({ ...asking(deskId, prompt), key: `k${turn}` }, ada));
    expect(receipts.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => ({ done: true })));
    expect(receipts[20]).toMatchObject({ done: false, rejection: "invalid" });
    expect((await model()).signal.aborted).toBeDefined();

    await host.send({ type: "settle", id, answer: { action: "deny" } });
    expect(await answering.take(asking(deskId, prompt), ada)).toMatchObject({
      rejection: "settled",
    });
  });

  it("is nothing that a page can stop with another key", async () => {
    const { answering, deskId, host, id, model } = await start();
    await approve(host, id);
    const { signal, answer } = await model();

    await answering.take({ id: deskId, key: "forged", stop: true }, ada);
    answer("Lisbon");
    await isAt(host, "response-review");
    expect(signal.aborted).toBe(false);
  });
});

describe("generateAtDesk", () => {
  it("refuses a question that came by no desk", async () => {
    const { createHost } = await import("mcp-host-ui/host");
    const host = createHost({ kinds: [sampling({ generate: generateAtDesk })], storage: false });
    onTestFinished(() => host.close());
    const server = await startServer(host);
    onTestFinished(() => server.close());
    const { answer } = server.request({ method: "sampling/createMessage", params: prompt });
    answer.catch(() => {});
    await approve(host, await questionIn(host));

    await isAt(host, "failed");
    expect(host.getState().open[0]?.detail).toMatchObject({
      failure: { message: expect.stringContaining("came by no desk") },
    });
  });
});
