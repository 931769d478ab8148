import { startServer } from "@mcp-host-ui/testing";
import { createRequestError, type HostKind, roots, sampling } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openDesks, openPage, questionIn } from "../../../test/support/desk/openDesks.js";

const prompt = {
  messages: [{ role: "user", content: { type: "text", text: "Which city?" } }],
  maxTokens: 10,
};

/** A kind of an app's own: it asks whether a tool may run. */
const approval: HostKind = {
  name: "approval",
  capabilities: {},
  start: () => ({
    requests: { "approval/ask": (params, { ask }) => ask(params) },
    answer: (_, answer) => ({
      reply: { sent: "result", result: { approved: answer === "yes" } },
    }),
    fallback: () => ({ sent: "error", error: createRequestError(-32603, "Nobody was there.") }),
  }),
};

describe("every kind at a desk", () => {
  it("lets a person approve what a model answers, on another node", async () => {
    const kind = sampling({ generate: async () => ({ content: "Lisbon", model: "local" }) });
    const [asking, answering] = openDesks({ kinds: [kind] });
    const { host } = await openPage(answering, "ada", { kinds: [kind] });
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());

    const { answer } = server.request({ method: "sampling/createMessage", params: prompt });
    const id = await questionIn(host);
    await host.send({ type: "sampling/approve", id });
    await expect
      .poll(() => host.getState().open[0]?.detail)
      .toMatchObject({ stage: "response-review" });
    expect(await host.send({ type: "settle", id, answer: { action: "send" } })).toMatchObject({
      done: true,
    });

    expect(await answer).toMatchObject({
      role: "assistant",
      model: "local",
      content: { type: "text", text: "Lisbon" },
    });
  });

  it("sends a person's no to a sampling request as the protocol's error", async () => {
    const kind = sampling({ generate: async () => ({ content: "Lisbon" }) });
    const [asking, answering] = openDesks({ kinds: [kind] });
    const { host } = await openPage(answering, "ada", { kinds: [kind] });
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());

    const { answer } = server.request({ method: "sampling/createMessage", params: prompt });
    const refused = expect(answer).rejects.toThrow("User rejected sampling request");
    const id = await questionIn(host);
    expect(await host.send({ type: "settle", id, answer: { action: "deny" } })).toMatchObject({
      done: true,
      outcome: { sent: "error", by: "person" },
    });

    await refused;
  });

  it("gives a server the folders that the page's host knows, once the person shares them", async () => {
    const [asking, answering] = openDesks({ kinds: [roots()] });
    const { host } = await openPage(answering, "ada", {
      kinds: [roots({ initial: ["/home/ada/travel"] })],
    });
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());

    const { answer } = server.request({ method: "roots/list" });
    const id = await questionIn(host);
    await host.send({
      type: "settle",
      id,
      answer: { action: "share", uris: ["file:///home/ada/travel"] },
    });

    expect(await answer).toMatchObject({ roots: [{ uri: "file:///home/ada/travel" }] });
  });

  it("gives them on the second press, where the desk could not be reached at the first", async () => {
    const [asking, answering] = openDesks({ kinds: [roots()] });
    let isDown = true;
    const { host } = await openPage(answering, "ada", {
      kinds: [roots({ initial: ["/home/ada/travel"] })],
      onError: () => {},
      fetch: (url, init) =>
        isDown && init?.method === "POST"
          ? Promise.reject(new TypeError("Failed to fetch"))
          : fetch(url, init),
    });
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());

    const { answer } = server.request({ method: "roots/list" });
    const id = await questionIn(host);
    const share = {
      type: "settle",
      id,
      answer: { action: "share", uris: ["file:///home/ada/travel"] },
    } as const;
    expect(await host.send(share)).toMatchObject({ done: false, rejection: "lost" });
    isDown = false;
    await host.send(share);

    expect(await answer).toMatchObject({ roots: [{ uri: "file:///home/ada/travel" }] });
    await expect.poll(() => host.getState().open).toEqual([]);
    expect(server.received).toHaveLength(1);
  });

  it("takes a kind of an app's own, and a client of its own", async () => {
    const [asking, answering] = openDesks({ kinds: [approval] });
    const { host } = await openPage(answering, "ada", { kinds: [approval] });

    const session = asking.host("ada").openSession({ id: "agent", name: "Agent" });
    const answer = session.receive("approval/ask", { tool: "book_flight" });
    const id = await questionIn(host);
    expect(host.getState().open[0]?.request).toEqual({ tool: "book_flight" });
    await host.send({ type: "settle", id, answer: "yes" });

    expect(await answer).toEqual({ approved: true });
  });

  it("refuses what no person could be asked, before anybody is", async () => {
    const [asking, answering] = openDesks();
    const { host } = await openPage(answering);
    const session = asking.host("ada").openSession({ id: "travel" });

    await expect(session.receive("elicitation/create", { message: 7 })).rejects.toMatchObject({
      code: -32602,
    });
    expect(host.getState().open).toEqual([]);
  });
});
