import { type AskPerson, startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation, type Host, roots, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { dialog, openQuestion, shippingAddress } from "../support/questions.js";
import { wires } from "../support/wires.js";

/** From 2026-07-28 on a server asks in results only, so nothing that it asks outlives its call. */
const askingWires = wires.filter(([name]) => !name.endsWith("2026-07-28"));

const prompt = {
  messages: [{ role: "user", content: { type: "text", text: "Which flight?" } }],
  maxTokens: 100,
};

async function nothing(): Promise<void> {}

async function generated(host: Host, id: string): Promise<void> {
  await host.send({ type: "sampling/approve", id });
  await expect
    .poll(() => host.getState().open)
    .toMatchObject([{ detail: { stage: "response-review" } }]);
}

const kinds = [
  {
    method: "elicitation/create",
    params: shippingAddress,
    answer: { action: "accept", content: { city: "Lisbon" } },
    received: { action: "accept", content: { city: "Lisbon" } },
    prepare: nothing,
  },
  {
    method: "roots/list",
    params: {},
    answer: { action: "share", uris: ["file:///work"] },
    received: { roots: [{ uri: "file:///work" }] },
    prepare: nothing,
  },
  {
    method: "sampling/createMessage",
    params: prompt,
    answer: { action: "send" },
    received: { content: { type: "text", text: "The first." } },
    prepare: generated,
  },
] as const;

describe.each(askingWires)("a question that a call may have asked, with %s", (_, wire) => {
  const start = async () => {
    const host = createHost({
      kinds: [
        elicitation(),
        roots({ initial: ["/work"] }),
        sampling({ generate: async () => ({ content: "The first.", model: "test" }) }),
      ],
    });
    onTestFinished(host.close);
    await host.send({ type: "openSurface", surface: dialog });
    const server = await startServer(host, { wire });
    onTestFinished(() => server.close());
    /** Runs a tool while which the server asks on its own; resolves to what the server gets once that is there. */
    const askBeside = (request: { method: string; params: object }, options = {}) => {
      let received: Promise<Record<string, unknown>> | undefined;
      const call = server.call(async (ask: AskPerson) => {
        received = ask({ question: request });
        received.catch(() => {});
        await expect.poll(() => host.getState().open.length, { interval: 2 }).toBe(1);
      }, options);
      return { call, received: async () => (await received)?.question };
    };
    return { host, server, askBeside };
  };

  it.each(kinds)("can still be answered when that call is over: $method", async (kind) => {
    const { host, askBeside } = await start();
    const { call, received } = askBeside(kind);
    await call;
    const { id } = await openQuestion(host);
    await host.send({ type: "saveDraft", id, draft: { city: "Lis" } });

    await expect.poll(() => host.getState().open).toMatchObject([{ id, callOver: true }]);
    expect(host.getState().open[0]).not.toHaveProperty("call");
    expect(host.read(`draft:${id}`)).toEqual({ city: "Lis" });
    await kind.prepare(host, id);
    expect(await host.send({ type: "settle", id, answer: kind.answer })).toMatchObject({
      done: true,
      outcome: { by: "person" },
    });
    expect(await received()).toMatchObject(kind.received);
  });

  it("stays when the app gives up on that call", async () => {
    const { host, server } = await start();
    const giveUp = new AbortController();
    const call = server.call((ask) => ask({ question: kinds[0] }), { signal: giveUp.signal });
    call.catch(() => {});
    const { id } = await openQuestion(host);

    giveUp.abort(new Error("The app closed the chat."));
    await expect(call).rejects.toThrow("The app closed the chat.");
    expect(host.getState().open).toMatchObject([{ id, phase: "open", callOver: true }]);

    await host.send({ type: "settle", id, answer: kinds[0].answer });
    await expect.poll(() => server.received).toMatchObject([kinds[0].received]);
  });

  it("goes when the person stops the call from it", async () => {
    const { host, server } = await start();
    const call = server.call((ask) => ask({ question: kinds[0] }));
    call.catch(() => {});
    const { id, calls } = await openQuestion(host);

    await host.send({ type: "stopCall", id: calls[0] ?? "", question: id });
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    expect(host.getState()).toMatchObject({
      open: [],
      settled: [{ id, outcome: { sent: "cancel", by: "person", cause: "caller-ended" } }],
    });
    await expect.poll(() => server.received).toMatchObject([{ action: "cancel" }]);
  });
});
