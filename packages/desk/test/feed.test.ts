import { createDesk, type Desk, type DeskMessage } from "@mcp-host-ui/desk";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openDesks } from "../../../test/support/desk/openDesks.js";
import { shippingAddress } from "../../../test/support/questions.js";
import { startClock } from "../../../test/support/startClock.js";

function openFeed(desk: Desk, audience = "ada", headers: Record<string, string> = {}) {
  const closing = new AbortController();
  onTestFinished(() => closing.abort());
  const request = new Request("https://host.test/api/questions", {
    headers,
    signal: closing.signal,
  });
  return { response: desk.feed(request, { audience }), close: () => closing.abort() };
}

/** Reads the next message of a feed. */
function createReader(response: Response) {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  return async (): Promise<DeskMessage> => {
    for (;;) {
      const chunk = await reader?.read();
      const data = /^data: (.*)$/m.exec(decoder.decode(chunk?.value))?.[1];
      if (data !== undefined) return JSON.parse(data) as DeskMessage;
    }
  };
}

function ask(desk: Desk, message = shippingAddress.message) {
  const session = desk.host("ada").openSession({ id: "travel", name: "Travel Booking" });
  const answer = session.receive("elicitation/create", { ...shippingAddress, message });
  answer.catch(() => {});
  return { answer, session };
}

describe("desk.feed", () => {
  it("tells what waits first, then that this was all, then what comes", async () => {
    const [asking, answering] = openDesks();
    ask(asking, "First?");
    await vi.waitFor(async () => expect(await firstMessages(answering)).toHaveLength(2));
    const next = createReader(openFeed(answering).response);

    const first = await next();
    expect(first).toMatchObject({ type: "asked", params: { message: "First?" } });
    expect(await next()).toMatchObject({ type: "ready", open: ["id" in first && first.id] });
    ask(asking, "Second?");
    expect(await next()).toMatchObject({ type: "asked", params: { message: "Second?" } });
  });

  it("tells of a server and its question all that a page shows, and nothing that is not known", async () => {
    const [asking, answering] = openDesks();
    const server = {
      id: "travel",
      name: "Travel Booking",
      claims: { name: "travel-mcp", version: "1.0.0" },
      origin: "https://mcp.travel.example",
      protocolVersion: "2025-11-25",
      tapped: true,
    };
    const askAs = (session: Parameters<ReturnType<Desk["host"]>["openSession"]>[0]) =>
      void asking
        .host("ada")
        .openSession(session)
        .receive("elicitation/create", shippingAddress)
        .catch(() => {});
    askAs(server);
    await vi.waitFor(async () => expect(await firstMessages(answering)).toHaveLength(2));
    const before = Date.now();
    const [asked] = await firstMessages(answering);
    expect(asked).toEqual({
      type: "asked",
      id: expect.any(String),
      sequence: expect.any(Number),
      server,
      method: "elicitation/create",
      params: shippingAddress,
      embedded: false,
      askedAt: expect.any(Number),
      now: expect.any(Number),
    });
    expect(Object(asked).now).toBeGreaterThanOrEqual(before);

    askAs({ id: "plain", name: "Plain" });
    await vi.waitFor(async () => expect(await firstMessages(answering)).toHaveLength(3));
    const [, plain] = await firstMessages(answering);
    expect(plain).toMatchObject({ server: { id: "plain" } });
    expect(Object.keys(Object(plain).server)).toEqual(["id", "name"]);
  });

  it("goes on after the last event that the page heard", async () => {
    const [asking, answering] = openDesks();
    ask(asking);
    await vi.waitFor(async () => expect(await firstMessages(answering)).toHaveLength(2));
    const [asked] = await firstMessages(answering);
    const id = asked && "id" in asked ? asked.id : "";
    const sequence = String(asked && "sequence" in asked ? asked.sequence : 0);

    const resumed = createReader(
      openFeed(answering, "ada", { "last-event-id": sequence }).response,
    );
    expect(await resumed()).toMatchObject({ type: "ready", open: [id] });
    for (const unknown of ["999999", "-1", "1e400", "__proto__", "%00"]) {
      const all = createReader(openFeed(answering, "ada", { "last-event-id": unknown }).response);
      expect(await all()).toMatchObject({ type: "asked", id });
    }
  });

  it("tells nobody else", async () => {
    const [asking, answering] = openDesks();
    ask(asking);
    await vi.waitFor(async () => expect(await firstMessages(answering)).toHaveLength(2));

    expect(await createReader(openFeed(answering, "eve").response)()).toMatchObject({
      type: "ready",
      open: [],
    });
  });

  it("tells how often it gives a sign of life", async () => {
    const [desk] = openDesks({ heartbeat: 60_000 });

    expect(await createReader(openFeed(desk).response)()).toEqual({
      type: "ready",
      sequence: 0,
      open: [],
      heartbeat: 60_000,
      channel: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it("gives a sign of life every heartbeat, also after its own node has asked", async () => {
    const clock = startClock();
    const [desk] = openDesks();
    const reader = openFeed(desk).response.body?.getReader();
    const heard: string[] = [];
    const follow = async () => {
      for (;;) {
        const chunk = await reader?.read();
        if (!chunk || chunk.done) return;
        heard.push(new TextDecoder().decode(chunk.value));
      }
    };
    void follow();
    const lives = () => heard.filter((text) => text === ": alive\n\n").length;
    ask(desk);
    await vi.waitFor(() => expect(heard.join("")).toContain("event: asked"), 60_000);

    for (const count of [1, 2, 3, 4]) {
      await clock.pass(16_000);
      await vi.waitFor(() => expect(lives()).toBeGreaterThanOrEqual(count), 60_000);
    }
  });

  it("holds for a reader that does not read no more than where each question stands", async () => {
    const [asking, answering] = openDesks();
    const next = createReader(openFeed(answering).response);
    expect(await next()).toMatchObject({ type: "ready" });
    const controllers = Array.from({ length: 10 }, (_, n) => {
      const controller = new AbortController();
      const session = asking.host("ada").openSession({ id: `server-${n}` });
      session
        .receive("elicitation/create", shippingAddress, { signal: controller.signal })
        .catch(() => {});
      return controller;
    });
    await vi.waitFor(async () => expect(await firstMessages(answering)).toHaveLength(11));
    for (const controller of controllers) controller.abort();
    await vi.waitFor(async () => {
      const told = await firstMessages(answering);
      expect(told.filter(({ type }) => type === "withdrawn")).toHaveLength(10);
    });

    const heard: DeskMessage[] = [];
    const ended = new Set<string>();
    while (ended.size < 10) {
      const message = await next();
      heard.push(message);
      if (message.type === "withdrawn") ended.add(message.id);
    }
    // Twenty changes came; what was read before the page stopped reading is at most one listing.
    expect(heard.length).toBeLessThanOrEqual(20);
  });

  it("opens no more feeds than the limit, and lets go of those that are closed", async () => {
    const [desk] = openDesks({ pages: { feeds: 2 } });
    const first = openFeed(desk);
    openFeed(desk);
    expect(openFeed(desk).response.status).toBe(429);
    expect(openFeed(desk, "bob").response.status).toBe(200);

    first.close();
    expect(openFeed(desk).response.status).toBe(200);
  });

  it("lets go of a feed whose page was gone before it was opened", () => {
    const [desk] = openDesks({ pages: { feeds: 1 } });
    const request = new Request("https://host.test/api/questions", { signal: AbortSignal.abort() });
    expect(desk.feed(request, { audience: "ada" }).status).toBe(200);
    expect(openFeed(desk).response.status).toBe(200);
  });

  it("throws a sentence where it was given no audience", () => {
    const desk = createDesk();
    for (const audience of ["", "//nodes", "x".repeat(201), null, 7, ["ada"]])
      expect(() => openFeed(desk, audience as string)).toThrow("A desk was given no audience");
  });
});

/** All that a feed tells until it has told what waits. */
async function firstMessages(desk: Desk): Promise<readonly DeskMessage[]> {
  const controller = new AbortController();
  const told: DeskMessage[] = [];
  for await (const message of desk.messages("ada", { signal: controller.signal })) {
    told.push(message);
    if (message.type === "ready") break;
  }
  controller.abort();
  return told;
}
