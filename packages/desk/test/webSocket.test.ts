import type { Desk, DeskOptions } from "@mcp-host-ui/desk";
import { joinDesk } from "@mcp-host-ui/desk/page";
import { startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { type RawData, WebSocket, WebSocketServer } from "ws";
import { openDesks, questionIn } from "../../../test/support/desk/openDesks.js";
import { shippingAddress } from "../../../test/support/questions.js";

const textOf = (data: RawData) => (Buffer.isBuffer(data) ? data.toString("utf8") : "");

/** Serves a desk to one person over real WebSockets: its messages go out, answers come in, and receipts go out by their keys. */
async function serveSockets(desk: Desk, audience: string): Promise<string> {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0, maxPayload: 1_000_000 });
  server.on("connection", (socket) => {
    const closing = new AbortController();
    const say = (said: object) => socket.send(JSON.stringify(said));
    socket.on("close", () => closing.abort());
    socket.on("message", async (data) => {
      const answer: unknown = JSON.parse(textOf(data));
      say({ key: Object(answer).key, receipt: await desk.take(answer, { audience }) });
    });
    const tell = async () => {
      for await (const message of desk.messages(audience, { signal: closing.signal })) say(message);
    };
    void tell();
  });
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate();
    server.close();
  });
  await new Promise((resolve) => {
    server.once("listening", resolve);
  });
  return `ws://127.0.0.1:${Object(server.address()).port}`;
}

/** Opens a page whose desk is at the other end of a WebSocket. */
async function openTab(address: string) {
  const host = createHost({ kinds: [elicitation()], storage: false });
  const socket = new WebSocket(address);
  const receipts = new Map<unknown, (receipt: unknown) => void>();
  const desk = joinDesk(host, {
    answer: (answer) =>
      new Promise((resolve) => {
        receipts.set(Object(answer).key, resolve);
        socket.send(JSON.stringify(answer));
      }),
  });
  socket.on("message", (data) => {
    const said: unknown = JSON.parse(textOf(data));
    const { key, receipt } = Object(said);
    if (receipt) receipts.get(key)?.(receipt);
    else desk.hear(said);
  });
  const close = () => {
    socket.close();
    desk.close();
  };
  onTestFinished(() => {
    close();
    host.close();
  });
  return { host, desk, close };
}

async function openTravel(options: DeskOptions = {}) {
  const [asking, answering] = openDesks(options);
  const address = await serveSockets(answering, "ada");
  const server = await startServer(asking.host("ada"));
  onTestFinished(() => server.close());
  return { address, server };
}

describe("a desk over WebSockets", () => {
  it("asks two tabs, takes one answer, and tells the other tab", async () => {
    const { address, server } = await openTravel();
    const [one, other] = [await openTab(address), await openTab(address)];
    const { answer } = server.elicit(shippingAddress);
    const [id] = await Promise.all([questionIn(one.host), questionIn(other.host)]);

    const city = { action: "accept", content: { city: "Lisbon" } };
    expect(await one.host.send({ type: "settle", id, answer: city })).toMatchObject({
      done: true,
      outcome: { sent: "accept", by: "person" },
    });

    expect(await answer).toEqual(city);
    await expect.poll(() => other.host.getState().open).toEqual([]);
    expect(other.host.getState().settled).toMatchObject([{ outcome: { sent: "accept" } }]);
    expect(server.received).toHaveLength(1);
  });

  it("keeps a question for the next tab, and ignores what is no message", async () => {
    const { address, server } = await openTravel();
    const first = await openTab(address);
    const { answer } = server.elicit(shippingAddress);
    await questionIn(first.host);
    first.close();
    expect(first.host.getState().open).toEqual([]);

    const { host, desk } = await openTab(address);
    for (const odd of [null, 7, "asked", { type: "asked" }, { type: "ready", open: 7 }, []])
      desk.hear(odd);
    const id = await questionIn(host);
    await host.send({ type: "settle", id, answer: { action: "decline" } });
    expect(await answer).toEqual({ action: "decline" });
  });
});
