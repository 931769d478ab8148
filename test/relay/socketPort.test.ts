import type { LocalHost } from "mcp-host-ui/host";
import { type RelaySocket, serveHost, socketPort } from "mcp-host-ui/relay";
import { describe, expect, expectTypeOf, it, onTestFinished } from "vitest";
import { WebSocket, WebSocketServer } from "ws";
import { connectPage, serveSocket } from "../../stories/pages/samples/OverAWebSocket.tsx";
import { openRelay } from "../support/openRelay.js";
import { openQuestion, settledQuestion } from "../support/questions.js";

/** Serves a host to whoever opens a socket, as the guide does, until the test is finished. */
async function serveSockets(host: LocalHost, onError?: (error: unknown) => void) {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0, maxPayload: 10_000_000 });
  server.on("connection", (socket) => {
    if (onError) serveHost(host, socketPort(socket), { onError });
    else serveSocket(host, socket, "ann@travel.example");
  });
  const cut = () => {
    for (const socket of server.clients) socket.terminate();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  await new Promise((resolve) => {
    server.once("listening", resolve);
  });
  return { cut, address: `ws://127.0.0.1:${Object(server.address()).port}` };
}

function openPage(address: string) {
  const page = connectPage(() => new WebSocket(address));
  onTestFinished(page.close);
  return page;
}

describe("a host at the other end of a WebSocket", () => {
  it("shows its questions and takes answers, with the name of whoever sits there", async () => {
    const { host, ask } = openRelay();
    const { address } = await serveSockets(host);
    const { answer } = ask();
    const page = openPage(address);
    const { id } = await openQuestion(page);
    await page.send({ type: "saveDraft", id, draft: { city: "Lisbon ✓\u2068" } });
    expect(host.read(`draft:${id}`)).toEqual({ city: "Lisbon ✓\u2068" });
    const receipt = await page.send({ type: "settle", id, answer: { action: "decline" } });
    expect(receipt.done).toBe(true);
    await expect(answer).resolves.toMatchObject({ action: "decline" });
    expect((await settledQuestion(host, id)).outcome).toMatchObject({
      by: "person",
      principal: "ann@travel.example",
    });
  });

  it("goes on over a new socket where one broke, and says so meanwhile", async () => {
    const { host, ask } = openRelay();
    const { cut, address } = await serveSockets(host);
    const page = openPage(address);
    await expect.poll(() => page.getPhase()).toBe("connected");
    cut();
    await expect.poll(() => page.getPhase()).toBe("lost");
    const { answer } = ask();
    const { id } = await openQuestion(page);
    expect(page.getPhase()).toBe("connected");
    await page.send({ type: "settle", id, answer: { action: "decline" } });
    await expect(answer).resolves.toMatchObject({ action: "decline" });
  });

  it("takes its surfaces away with the socket, and brings them back with the next", async () => {
    const { host, ask } = openRelay({ unattendedAfter: Number.POSITIVE_INFINITY });
    const { cut, address } = await serveSockets(host);
    ask();
    const page = openPage(address);
    await page.send({
      type: "openSurface",
      surface: { id: "dialog", kind: "dialog", visible: true },
    });
    const place = () => host.getState().open[0]?.surface;
    await expect.poll(place).toMatch(/dialog$/);
    cut();
    await expect.poll(place).toBeUndefined();
    // The page's next socket brings it back.
    await expect.poll(place).toMatch(/dialog$/);
  });

  it("lives on whatever comes in a frame, and reports what it cannot read", async () => {
    const errors: unknown[] = [];
    const { host, ask } = openRelay();
    const { address } = await serveSockets(host, (error) => errors.push(error));
    const socket = new WebSocket(address);
    onTestFinished(() => socket.terminate());
    await new Promise((resolve) => {
      socket.once("open", resolve);
    });
    for (const frame of ["", "{", "null", "7", '{"mcpHostUi":3}', '{"__proto__":{"mcpHostUi":3}}'])
      socket.send(frame);
    socket.send(new Uint8Array([1, 2, 3]));
    await expect
      .poll(() => errors.map(String))
      .toContainEqual(expect.stringMatching(/could not be read/));
    ask();
    const page = openPage(address);
    await openQuestion(page);
  });
});

describe("socketPort", () => {
  it("takes the web's socket and that of ws", () => {
    expectTypeOf<globalThis.WebSocket>().toExtend<RelaySocket>();
    expectTypeOf<WebSocket>().toExtend<RelaySocket>();
  });

  it("says what it needs where it is given something else", () => {
    expect(() => Reflect.apply(socketPort, undefined, ["wss://host.example"])).toThrow(
      /makes a port of a WebSocket/,
    );
  });
});
