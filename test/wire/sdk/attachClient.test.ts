import { startServer } from "@mcp-host-ui/testing";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { Client as ClientV1 } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport as InMemoryTransportV1 } from "@modelcontextprotocol/sdk/inMemory.js";
import { Server as ServerV1 } from "@modelcontextprotocol/sdk/server/index.js";
import {
  ElicitRequestSchema,
  ElicitResultSchema as ElicitResultSchemaV1,
} from "@modelcontextprotocol/sdk/types.js";
import { Server } from "@modelcontextprotocol/server";
import { attachClient, createHost, elicitation, type HostKind } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openQuestion, settledQuestion, shippingAddress } from "../../support/questions.js";
import { startClock } from "../../support/startClock.js";
import { wires } from "../../support/wires.js";

const info = { name: "host", version: "1.0.0" };

/** A client and a server of one SDK, linked but not connected. */
const pairs = [
  [
    "SDK v2",
    (capabilities?: object) => {
      const client = new Client(info, capabilities && { capabilities });
      const server = new Server({ name: "travel-server", version: "2.0.0" }, { capabilities: {} });
      return {
        client,
        connect() {
          const [left, right] = InMemoryTransport.createLinkedPair();
          return Promise.all([server.connect(right), client.connect(left)]);
        },
        elicit: () => server.elicitInput(shippingAddress as never),
        declared: () => server.getClientCapabilities(),
        close: () => server.close(),
        ownHandler: () =>
          client.setRequestHandler("elicitation/create", async () => ({ action: "decline" })),
      };
    },
  ],
  [
    "SDK v1",
    (capabilities?: object) => {
      const client = new ClientV1(info, capabilities && { capabilities });
      const server = new ServerV1(
        { name: "travel-server", version: "2.0.0" },
        { capabilities: {} },
      );
      return {
        client,
        connect() {
          const [left, right] = InMemoryTransportV1.createLinkedPair();
          return Promise.all([server.connect(right), client.connect(left)]);
        },
        elicit: () =>
          server.request(
            { method: "elicitation/create", params: shippingAddress },
            ElicitResultSchemaV1,
          ),
        declared: () => server.getClientCapabilities(),
        close: () => server.close(),
        ownHandler: () =>
          client.setRequestHandler(ElicitRequestSchema, async () => ({ action: "decline" })),
      };
    },
  ],
] as const;

describe.each(pairs)("attachClient, with %s", (_name, open) => {
  const openHost = () => {
    const host = createHost({ kinds: [elicitation({ url: true })] });
    onTestFinished(host.close);
    return host;
  };
  const cancelFirst = async (host: ReturnType<typeof openHost>) => {
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "cancel" } });
  };

  it("declares the host's capabilities when it comes before connect()", async () => {
    const host = openHost();
    const { client, connect, declared, elicit } = open();
    const session = attachClient(host, client, { id: "travel" });
    await connect();

    expect(session.missing).toEqual([]);
    expect(declared()).toMatchObject({ elicitation: { form: {}, url: {} } });
    const answer = elicit();
    await cancelFirst(host);
    await expect(answer).resolves.toMatchObject({ action: "cancel" });
  });

  it("takes what the client declared when it comes after connect()", async () => {
    const host = openHost();
    const { client, connect, elicit } = open({ elicitation: {} });
    await connect();
    const session = attachClient(host, client, { id: "travel" });

    expect(session.missing).toEqual([]);
    expect(host.getState().sessions).toMatchObject([
      { claims: { name: "travel-server", version: "2.0.0" } },
    ]);
    const answer = elicit();
    await cancelFirst(host);
    await expect(answer).resolves.toMatchObject({ action: "cancel" });
  });

  it("tells what the client did not declare", async () => {
    const { client, connect } = open();
    await connect();
    const { missing } = attachClient(openHost(), client, { id: "travel" });
    expect(missing).toEqual([{ method: "elicitation/create", rejection: "undeclared" }]);
  });

  it("leaves a handler of the app's own in place, and says so", async () => {
    const host = openHost();
    const { client, connect, elicit, ownHandler } = open({ elicitation: {} });
    ownHandler();
    const { missing } = attachClient(host, client, { id: "travel" });
    await connect();

    expect(missing).toEqual([{ method: "elicitation/create", rejection: "taken" }]);
    await expect(elicit()).resolves.toMatchObject({ action: "decline" });
    expect(host.getState().open).toEqual([]);
  });

  it("gives the same session when the same client is attached again", async () => {
    const host = openHost();
    const { client, connect, elicit } = open();
    const session = attachClient(host, client, { id: "travel", name: "Travel" });
    await connect();
    expect(attachClient(host, client, { id: "travel", name: "Travel Booking" })).toBe(session);
    expect(host.getState().sessions).toMatchObject([
      { id: "travel", name: "Travel Booking", claims: { name: "travel-server" } },
    ]);

    const answer = elicit();
    await cancelFirst(host);
    await expect(answer).resolves.toMatchObject({ action: "cancel" });
  });

  it("lets another client take over a session, and ignores the first one's end", async () => {
    const host = openHost();
    const first = open();
    attachClient(host, first.client, { id: "travel" });
    await first.connect();
    first.elicit().catch(() => {});
    const lost = await openQuestion(host);

    const second = open();
    attachClient(host, second.client, { id: "travel" });
    await second.connect();
    expect((await settledQuestion(host, lost.id)).outcome).toMatchObject({
      sent: "nothing",
      by: "session",
    });
    await first.close();
    expect(host.getState().sessions).toMatchObject([{ phase: "open" }]);

    const answer = second.elicit();
    await cancelFirst(host);
    await expect(answer).resolves.toMatchObject({ action: "cancel" });
  });

  it.each([
    ["has closed", (host: ReturnType<typeof openHost>) => host.close()],
    ["is still open", () => {}],
  ])("moves a connected client to a new host when the first one %s", async (_what, end) => {
    const [first, second] = [openHost(), openHost()];
    const { client, connect, elicit } = open();
    attachClient(first, client, { id: "travel" });
    await connect();
    end(first);
    const session = attachClient(second, client, { id: "travel" });

    expect(session.missing).toEqual([]);
    expect(first.getState().sessions).toMatchObject([{ phase: "closed" }]);
    const answer = elicit();
    await cancelFirst(second);
    await expect(answer).resolves.toMatchObject({ action: "cancel" });
    expect(first.getState().settled).toEqual([]);

    expect(attachClient(second, client, { id: "other" }).missing).toEqual([]);
    expect(second.getState().sessions).toMatchObject([{ phase: "closed" }, { phase: "open" }]);
  });

  it("leaves the client without a handler once the host has closed", async () => {
    const host = openHost();
    const { client, connect, elicit, ownHandler } = open();
    attachClient(host, client, { id: "travel" });
    await connect();
    host.close();

    await expect(elicit()).rejects.toMatchObject({ code: -32601 });
    ownHandler();
    await expect(elicit()).resolves.toMatchObject({ action: "decline" });
  });

  it("takes no question of a client whose session another client took over", async () => {
    const host = openHost();
    const [first, second] = [open(), open()];
    attachClient(host, first.client, { id: "travel" });
    await first.connect();
    attachClient(host, second.client, { id: "travel" });
    await second.connect();

    await expect(first.elicit()).rejects.toMatchObject({ code: -32601 });
    expect(host.getState().open).toEqual([]);
  });

  it("opens its session again when the client connects anew", async () => {
    const host = openHost();
    const { client, connect, close, elicit } = open();
    attachClient(host, client, { id: "travel" });
    await connect();
    await close();
    await expect.poll(() => host.getState().sessions[0]?.phase).toBe("closed");

    await connect();
    const answer = elicit();
    await cancelFirst(host);
    await expect(answer).resolves.toMatchObject({ action: "cancel" });
    expect(host.getState().sessions).toMatchObject([{ phase: "open" }]);
  });

  it("keeps the app's own close handler", async () => {
    const closed = vi.fn<() => void>();
    const { client, connect, close } = open();
    client.onclose = closed;
    attachClient(openHost(), client, { id: "travel" });
    await connect();
    await close();
    await expect.poll(() => closed.mock.calls.length).toBe(1);
  });
});

describe.each(wires)("a session, with %s", (_name, wire) => {
  it("tells a server nothing of what went wrong inside", async () => {
    const errors: unknown[] = [];
    const broken: HostKind = {
      ...elicitation(),
      start: (core) => ({
        ...elicitation().start(core),
        requests: {
          async "elicitation/create"() {
            throw new Error("secret detail of /home/someone");
          },
        },
      }),
    };
    const host = createHost({ kinds: [broken], onError: (error) => errors.push(error) });
    onTestFinished(host.close);
    const server = await startServer(host, { wire });
    onTestFinished(() => server.close());

    const { answer } = server.elicit(shippingAddress);

    await expect(answer).rejects.toThrow("Internal error");
    await expect(answer).rejects.not.toThrow("secret");
    expect(errors).toMatchObject([{ message: "secret detail of /home/someone" }]);
  });
});

describe("a session", () => {
  const openBare = () => {
    const host = createHost({ kinds: [elicitation()] });
    onTestFinished(host.close);
    return { host, session: host.openSession({ id: "own", name: "Home-made" }) };
  };

  it("refuses a method that no kind answers", async () => {
    const { session } = openBare();
    await expect(session.receive("roots/list")).rejects.toMatchObject({ code: -32601 });
    await expect(session.receive("toString")).rejects.toMatchObject({ code: -32601 });
    await expect(session.receive("__proto__")).rejects.toMatchObject({ code: -32601 });
  });

  it.each([
    [undefined, "params must be an object with a message"],
    [{ message: 1 }, "params.message must be a string"],
    [{ message: "", requestedSchema: "no" }, "params.requestedSchema must be an object"],
    [{ message: "", mode: "url" }, "params.url must be a string in url mode"],
    [{ message: "", mode: "url", url: "https://example.com" }, "does not support url-mode"],
  ])("refuses %j with a sentence", async (params, sentence) => {
    const { session } = openBare();
    const answer = session.receive("elicitation/create", params);
    await expect(answer).rejects.toMatchObject({ code: -32602 });
    await expect(answer).rejects.toThrow(sentence);
  });

  it("takes a request without a mode, a message or a schema as a form", async () => {
    const { host, session } = openBare();
    session.receive("elicitation/create", {}).catch(() => {});
    expect((await openQuestion(host)).request).toEqual({
      mode: "form",
      message: "",
      requestedSchema: {},
    });
  });

  it("keeps a waiting server alive with progress that grows, until the question is settled", async () => {
    const clock = startClock();
    const host = createHost({ kinds: [elicitation()], keepAliveInterval: 5 });
    onTestFinished(host.close);
    const session = host.openSession({ id: "own" });
    const notify = vi.fn<(method: string, params?: object) => Promise<void>>(async () => {});
    session
      .receive("elicitation/create", shippingAddress, { meta: { progressToken: 7 }, notify })
      .catch(() => {});
    const { id } = await openQuestion(host);
    await expect.poll(() => notify.mock.calls.length).toBeGreaterThan(1);
    expect(notify.mock.calls.slice(0, 2)).toEqual([
      ["notifications/progress", { progressToken: 7, progress: 1 }],
      ["notifications/progress", { progressToken: 7, progress: 2 }],
    ]);

    await host.send({ type: "settle", id, answer: { action: "cancel" } });
    const sent = notify.mock.calls.length;
    await clock.pass(1_000);
    expect(notify).toHaveBeenCalledTimes(sent);
  });

  it("cancels a question whose deadline has passed", async () => {
    const { host, session } = openBare();
    const answer = session.receive("elicitation/create", shippingAddress, {
      deadline: Date.now() + 20,
    });
    await expect(answer).resolves.toEqual({ action: "cancel" });
    await expect
      .poll(() => host.getState().settled)
      .toMatchObject([{ outcome: { cause: "deadline" } }]);
  });
});
