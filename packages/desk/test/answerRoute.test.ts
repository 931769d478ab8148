import { type Desk, memoryDesk } from "@mcp-host-ui/desk";
import { startServer } from "@mcp-host-ui/testing";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openDesks, openPage, questionIn } from "../../../test/support/desk/openDesks.js";
import fc from "../../../test/support/fc.js";
import { shippingAddress } from "../../../test/support/questions.js";

const accept = { action: "accept", content: { city: "Lisbon" } };

function post(desk: Desk, body: unknown, audience = "ada", headers: Record<string, string> = {}) {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const request = new Request("https://host.test/api/questions", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: text,
  });
  return desk.answer(request, { audience });
}

async function askOn(asking: Desk, answering: Desk) {
  const server = await startServer(asking.host("ada"));
  onTestFinished(() => server.close());
  const { answer } = server.elicit(shippingAddress);
  return { server, answer, id: await firstAsked(answering) };
}

/** The id of the first question that a feed tells. */
async function firstAsked(desk: Desk): Promise<string> {
  const { signal } = closing();
  for await (const message of desk.messages("ada", { signal }))
    if (message.type === "asked") return message.id;
  throw new Error("The feed ended without a question.");
}

function closing(): AbortController {
  const controller = new AbortController();
  onTestFinished(() => controller.abort());
  return controller;
}

describe("desk.answer", () => {
  it("refuses a secret that no user confirmed, sent by hand or by a page, and takes it once it is confirmed", async () => {
    const [asking, answering] = openDesks();
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());
    const signIn = {
      message: "Sign in.",
      requestedSchema: {
        type: "object",
        properties: { word: { type: "string", title: "Password" } },
      },
    };
    const { answer } = server.elicit(signIn);
    const { host } = await openPage(answering);
    const inPage = await questionIn(host);
    const id = await firstAsked(answering);
    const content = { word: "hunter2" };
    const result = { action: "accept", content };
    const refusal = { rejection: "unconfirmed", issues: [{ path: ["word"] }] };

    const refused = await post(answering, { id, key: "one", result });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject(refusal);
    expect(await host.send({ type: "settle", id: inPage, answer: result })).toMatchObject(refusal);
    expect(server.received).toEqual([]);

    const confirmed = { ...result, confirmed: ["word"] };
    const receipt = await host.send({ type: "settle", id: inPage, answer: confirmed });
    expect(receipt).toMatchObject({ done: true });
    await expect(answer).resolves.toEqual({ action: "accept", content });
  });

  it.each([
    { action: "accept", content: { city: "Lisbon" } },
    { action: "decline" },
    { action: "cancel" },
  ])("takes a form's $action for the user's, whatever rule the body names", async (result) => {
    const [asking, answering] = openDesks();
    const { id, answer } = await askOn(asking, answering);
    const response = await post(answering, {
      id,
      key: "one",
      rule: "usual",
      by: "rule",
      principal: "eve",
      result,
    });
    const { outcome } = await response.json();
    expect(outcome).toMatchObject({ sent: result.action, by: "person" });
    expect(outcome).not.toHaveProperty("rule");
    expect(outcome).not.toHaveProperty("principal");
    await expect(answer).resolves.toMatchObject(result);
  });

  it("refuses content that does not fit what was asked, with the issues, and takes the next", async () => {
    const [asking, answering] = openDesks();
    const { id, answer, server } = await askOn(asking, answering);

    const refused = await post(answering, {
      id,
      key: "one",
      result: { action: "accept", content: { city: 7 } },
    });
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      done: false,
      rejection: "invalid",
      issues: [{ path: ["city"] }],
    });
    expect(server.received).toEqual([]);

    expect((await post(answering, { id, key: "two", result: accept })).status).toBe(200);
    expect(await answer).toEqual(accept);
  });

  it("sends the consent to a visit, and no content beside it", async () => {
    const [asking, answering] = openDesks();
    const server = await startServer(asking.host("ada"));
    onTestFinished(() => server.close());
    const { answer } = server.elicit({
      mode: "url",
      message: "Pay",
      url: "https://pay.travel.example/",
      elicitationId: "payment-7",
    });
    const id = await firstAsked(answering);
    expect((await post(answering, { id, key: "one", result: accept })).status).toBe(200);
    expect(await answer).toEqual({ action: "accept" });
  });

  it.each([
    ["a property that nobody was shown", '{"city":"Lisbon","admin":true}', "admin"],
    ["a key of the prototype", '{"city":"Lisbon","__proto__":{"admin":true}}', "__proto__"],
    ["a name that every object has", '{"city":"Lisbon","constructor":"x"}', "constructor"],
  ])("sends no content with %s", async (_, content, name) => {
    const [asking, answering] = openDesks();
    const { id, answer, server } = await askOn(asking, answering);
    const body = `{"id":${JSON.stringify(id)},"key":"one","result":{"action":"accept","content":${content}}}`;

    const refused = await post(answering, body);
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({
      rejection: "invalid",
      issues: expect.arrayContaining([expect.objectContaining({ path: [name] })]),
    });
    expect(server.received).toEqual([]);

    const result = { ...accept, more: "than a result has" };
    expect((await post(answering, { id, key: "two", result })).status).toBe(200);
    expect(await answer).toEqual(accept);
  });

  it.each([
    ["true", true, { note: "by the window" }, 200],
    ["a schema that it fits", { type: "string" }, { note: "by the window" }, 200],
    ["a schema that it does not fit", { type: "string" }, { note: 7 }, 422],
    ["false", false, { note: "by the window" }, 422],
  ])(
    "leaves other properties to the server where additionalProperties is %s",
    async (_, additionalProperties, more, status) => {
      const [asking, answering] = openDesks();
      const session = asking.host("ada").openSession({ id: "open", name: "Open", tapped: true });
      const { requestedSchema } = shippingAddress;
      const answer = session.receive("elicitation/create", {
        ...shippingAddress,
        requestedSchema: { ...requestedSchema, additionalProperties },
      });
      const id = await firstAsked(answering);
      const content = { city: "Lisbon", ...more };

      const result = { action: "accept", content };
      expect((await post(answering, { id, key: "one", result })).status).toBe(status);
      // What was refused leaves the question open for what was asked.
      const isTaken = status === 200;
      const second = await post(answering, { id, key: "two", result: accept });
      expect(second.status).toBe(isTaken ? 409 : 200);
      expect(await answer).toEqual(isTaken ? result : accept);
    },
  );

  it("leaves to the server the properties whose names fit a pattern of its own", async () => {
    const [asking, answering] = openDesks();
    const session = asking.host("ada").openSession({ id: "open", name: "Open", tapped: true });
    const { requestedSchema } = shippingAddress;
    const answer = session.receive("elicitation/create", {
      ...shippingAddress,
      requestedSchema: { ...requestedSchema, patternProperties: { "^x-": { type: "string" } } },
    });
    const id = await firstAsked(answering);
    const result = { action: "accept", content: { city: "Lisbon", "x-seat": "1A" } };
    expect((await post(answering, { id, key: "one", result })).status).toBe(200);
    expect(await answer).toEqual(result);
  });

  it.each([
    ["an id that is no text", { id: 7 }],
    ["no id", { id: "" }],
    ["a longer id than pages give", { id: "i".repeat(201) }],
    ["no key", { key: undefined }],
    ["a longer key than pages give", { key: "k".repeat(201) }],
    ["a rule without a name", { rule: "" }],
    ["an error beside its result", { error: { code: -1, message: "No" } }],
    ["neither a result nor an error", { result: undefined }],
    ["an error without a whole code", { result: undefined, error: { code: 0.5, message: "No" } }],
    ["an error without words", { result: undefined, error: { code: -1 } }],
    [
      "an error of too many words",
      { result: undefined, error: { code: -1, message: "x".repeat(2_001) } },
    ],
  ])("takes nothing for an answer that has %s", async (_, part) => {
    const [desk] = openDesks();
    const whole = { id: "i".repeat(200), key: "k".repeat(200), rule: "usual", result: accept };
    expect((await post(desk, whole)).status).toBe(404);
    const refused = {
      ...whole,
      result: undefined,
      error: { code: -1, message: "x".repeat(2_000) },
    };
    expect((await post(desk, refused)).status).toBe(404);
    const response = await post(desk, { ...whole, ...part });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ done: false, rejection: "invalid" });
  });

  it("knows no question of another audience", async () => {
    const [asking, answering] = openDesks();
    const { id, server } = await askOn(asking, answering);

    expect((await post(answering, { id, key: "one", result: accept }, "eve")).status).toBe(404);
    expect(server.received).toEqual([]);
  });

  it("takes the same answer twice as one, and another one not at all", async () => {
    const [asking, answering] = openDesks();
    const { id, answer, server } = await askOn(asking, answering);

    expect((await post(answering, { id, key: "one", result: accept })).status).toBe(200);
    expect((await post(asking, { id, key: "one", result: accept })).status).toBe(200);
    expect((await post(asking, { id, key: "two", result: accept })).status).toBe(409);
    expect(await answer).toEqual(accept);
    expect(server.received).toHaveLength(1);
  });

  it("keeps no answer in the store once it was sent, and nothing in the clear where the app seals it", async () => {
    const store = memoryDesk();
    const bodies: string[] = [];
    const watching = {
      ...store,
      put: (...[entry, replaces]: Parameters<typeof store.put>) => {
        if (entry.audience === "ada") bodies.push(entry.body);
        return store.put(entry, replaces);
      },
    };
    const seal = {
      seal: (text: string) => btoa(unescape(encodeURIComponent(text))),
      open: (text: string) => decodeURIComponent(escape(atob(text))),
    };
    const [asking, answering] = openDesks({ store: watching, seal });
    const { id, answer } = await askOn(asking, answering);
    await post(answering, { id, key: "one", result: accept });
    await answer;

    await vi.waitFor(async () => {
      const [entry] = (await store.list("ada")).entries;
      expect(seal.open(entry?.body ?? "")).toContain('"phase":"settled"');
    });
    const [last] = (await store.list("ada")).entries;
    expect(seal.open(last?.body ?? "")).not.toContain("Lisbon");
    expect(bodies.length).toBeGreaterThan(2);
    expect(bodies.join()).not.toContain("Lisbon");
    expect(bodies.join()).not.toContain("tickets");
  });

  it("refuses other types, other sites, other methods, and what is too long", async () => {
    const [desk] = openDesks({ pages: { bytes: 1_000 } });
    const body = { id: "q", key: "k", result: accept };
    const statusOf = async (...given: Parameters<typeof post>) => (await post(...given)).status;

    expect(await statusOf(desk, body, "ada", { "content-type": "text/plain" })).toBe(415);
    expect(await statusOf(desk, body, "ada", { "sec-fetch-site": "cross-site" })).toBe(403);
    expect(await statusOf(desk, `"${"x".repeat(2_000)}"`)).toBe(413);
    expect(await statusOf(desk, "{")).toBe(400);
    expect(await statusOf(desk, body)).toBe(404);
  });

  it("answers so many in a minute, and no more", async () => {
    const [desk] = openDesks({ pages: { answersPerMinute: 2 } });
    const statuses = [];
    for (let n = 0; n < 3; n += 1) statuses.push((await post(desk, {})).status);

    expect(statuses).toEqual([400, 400, 429]);
    expect((await post(desk, {}, "bob")).status).toBe(400);
  });

  it("throws nothing, and changes nothing, whatever is sent", async () => {
    const onError = vi.fn();
    const [asking, answering] = openDesks({
      onError,
      pages: { answersPerMinute: Number.POSITIVE_INFINITY },
    });
    const { id, answer, server } = await askOn(asking, answering);
    const runs = Number(process.env.DESK_HOSTILE ?? 1_000);
    const allowed = new Set([400, 404, 413, 415, 422]);
    let seen = 0;

    const names = fc.constantFrom(id, `${id}x`, "__proto__", "constructor", "", "//nodes");
    const result = fc.oneof(
      fc.jsonValue(),
      fc.record({
        action: fc.constantFrom("accept", "Accept", "toString", 1),
        content: fc.oneof(
          fc.jsonValue({ maxDepth: 3 }),
          fc.constant({ city: { nested: true } }),
          fc.constant(JSON.parse('{"__proto__":{"city":"Lisbon"}}')),
          fc.constant({ constructor: { prototype: {} } }),
        ),
      }),
    );
    const message = fc.oneof(
      fc.record({ id: names, key: fc.oneof(names, fc.string()), result }),
      fc.record({ id: names, key: names, error: fc.jsonValue() }),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(
        message,
        fc.constantFrom("ada", "eve", "__proto__"),
        fc.nat(40),
        fc.boolean(),
        async (sent, audience, cut, isCut) => {
          if (isValid(sent)) return;
          const text = JSON.stringify(sent);
          const response = await post(answering, isCut ? text.slice(0, cut) : text, audience);
          seen += 1;
          // Timers have their turn: a node whose event loop stands still is taken for lost.
          await new Promise(setImmediate);
          expect(allowed.has(response.status)).toBe(true);
        },
      ),
      { numRuns: runs },
    );

    expect(seen).toBeGreaterThan(runs / 2);
    expect(onError).not.toHaveBeenCalled();
    expect(server.received).toEqual([]);
    expect((await post(answering, { id, key: "last", result: accept })).status).toBe(200);
    expect(await answer).toEqual(accept);
  });
});

/** Whether what was made at random is an answer after all: a `cancel`, or an error that a page may send. */
function isValid(sent: unknown): boolean {
  const { error } = Object(sent) as { error?: { code?: unknown; message?: unknown } };
  return Number.isSafeInteger(error?.code) && typeof error?.message === "string";
}
