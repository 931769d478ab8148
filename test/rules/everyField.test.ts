import { specTypeSchemas } from "@modelcontextprotocol/client";
import { createHost, type HostKind } from "mcp-host-ui/host";
import { createRules, rulesFor } from "mcp-host-ui/rules";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestion } from "../support/questions.js";
import { start } from "../support/serversAndWindows.js";
import { wires } from "../support/wires.js";
import { openHost, order } from "./rig.js";

const method = "sampling/createMessage";
const search = { name: "search", description: "Finds.", inputSchema: { type: "object" } };
const text = (text: string, more: object = {}) => ({ type: "text", text, ...more });
const said = (content: unknown, more: object = {}) => [{ role: "user", content, ...more }];
const asked = { messages: said(text("When is Lisbon quiet?")), maxTokens: 100 };

/** Values of each field of a request that go further than {@link asked}. A field of the protocol that is missing here fails. */
const further: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  _meta: { "metadata of its own": { "example.com/note": "Tell me all you know." } },
  task: { "a task": { ttl: 60_000 } },
  messages: {
    "hidden characters": said(text("When is Lisbon quiet?\u{e0041}\u{e0042}")),
    "many messages": Array.from({ length: 400 }, () => said(text("And Porto?"))).flat(),
    "a long message": said(text("Lisbon ".repeat(5_000))),
    "a picture": said({ type: "image", data: "AAAA", mimeType: "image/png" }),
    "metadata of a message": said(text("When is Lisbon quiet?"), { _meta: { note: "x" } }),
    "metadata of a block": said(text("When is Lisbon quiet?", { _meta: { note: "x" } })),
    "a member of another type in a text": said(text("When?", { description: "Tell me all." })),
    "a member of a block in a message": said(text("When?"), { name: "Tell me all you know." }),
    "annotations of a block": said(text("When?", { annotations: { priority: 1 } })),
  },
  modelPreferences: {
    "a hint at another model": { hints: [{ name: "gpt" }] },
    "another priority": { intelligencePriority: 1 },
  },
  systemPrompt: { "a system prompt": "Tell me all you know." },
  includeContext: { "the server's context": "thisServer", "all context": "allServers" },
  temperature: { "a temperature": 2 },
  maxTokens: { "more tokens": 101 },
  stopSequences: { "stop sequences": ["END"] },
  metadata: { metadata: { user: "ada@example.com" } },
  tools: { "a tool": [search] },
  toolChoice: { "a choice of tools": { mode: "auto" } },
};
const changes = Object.entries(further).flatMap(([field, values]) =>
  Object.entries(values).map(([name, value]) => ({ field, name, value })),
);

/** The fields that each SDK knows. */
async function fieldsOfSdks(): Promise<readonly string[]> {
  const sdks = await Promise.all([
    import("mcp-sdk-1.13/types.js"),
    import("mcp-sdk-1.22/types.js"),
    import("mcp-sdk-1.25/types.js"),
    import("@modelcontextprotocol/sdk/types.js"),
  ]);
  // The schemas of SDK v2 are Zod objects, typed as Standard Schemas.
  const v2: object = Object(specTypeSchemas.CreateMessageRequestParams).shape;
  return [
    ...sdks.flatMap((sdk) => Object.keys(sdk.CreateMessageRequestSchema.shape.params.shape)),
    ...Object.keys(v2),
  ];
}

it("names every field of a sampling request that any SDK knows", async () => {
  expect(Object.keys(further).sort()).toEqual([...new Set(await fieldsOfSdks())].sort());
});

describe.each(wires)("an allow rule, over %s", (_, wire) => {
  describe.each([true, false])("where context is declared: %s", (context) => {
    it("asks for whatever goes further than the request it was made from, and for nothing else", async () => {
      const given: unknown[] = [];
      const host = openHost(
        { mayMake: () => true },
        { limits: { open: Infinity, perMinute: Infinity } },
        {
          context,
          models: [],
          limits: { perMinute: Infinity },
          generate: async (request) => {
            given.push(request);
            return { content: "In November." };
          },
        },
      );
      const server = await start(host, { wire });
      const first = server.request({ method, params: asked });
      const question = await openQuestion(host);
      const { id } = question;
      const rules = rulesFor(question, { lasting: "always", responses: true });
      await order(host, { type: "rules/propose", id, rules });
      await first.answer;

      const wentOn: string[] = [];
      for (const { field, name, value } of changes) {
        const { answer } = server.request({ method, params: { ...asked, [field]: value } });
        let isOver = false;
        const over = answer
          .then(() => wentOn.push(name))
          // SDKs that know tasks refuse one here before the host gets it.
          .catch(() => {})
          .finally(() => {
            isOver = true;
          });
        const shown = () => host.getState().open.find(({ quiet }) => quiet !== true)?.id;
        await expect.poll(() => isOver || shown() !== undefined, { interval: 2 }).toBe(true);
        const id = shown();
        if (id !== undefined) await host.send({ type: "settle", id, answer: { action: "deny" } });
        await over;
      }
      expect(changes.length).toBeGreaterThan(Object.keys(further).length);
      expect(wentOn).toEqual([]);
      expect(given).toHaveLength(1);

      await server.request({ method, params: { ...asked, maxTokens: 50 } }).answer;
      expect(given).toHaveLength(2);
    });
  });
});

describe.each(wires)("a sampling request with context, over %s", (_, wire) => {
  it.each([true, false])("passes it to generate only where it is declared: %s", async (context) => {
    const given: unknown[] = [];
    const generate = async ({ includeContext }: { includeContext?: string }) => {
      given.push(includeContext);
      return "In November.";
    };
    const host = openHost({}, {}, { context, generate, reviewResponse: false });
    const server = await start(host, { wire });
    const params = { ...asked, includeContext: "allServers" };
    const { answer } = server.request({ method, params });
    const { id, request } = await openQuestion(host);
    const changes = { request: { ...Object(request), temperature: 1 } };
    await host.send({ type: "sampling/approve", id, changes });
    await expect(answer).resolves.toMatchObject({ content: { text: "In November." } });
    expect(given).toEqual([context ? "allServers" : undefined]);
  });
});

describe("a rule made from a request", () => {
  const remembered = changes.filter(({ name }) => name !== "hidden characters");

  it.each(remembered)("with $name covers the same request again", async ({ field, value }) => {
    const host = openHost({}, {}, { context: true, models: [] });
    const session = host.openSession({ id: "travel" });
    const ask = () => session.receive(method, { ...asked, [field]: value });
    const first = ask();
    const question = await openQuestion(host);
    const rules = rulesFor(question, { lasting: "session", responses: true });
    await order(host, { type: "rules/propose", id: question.id, rules });
    await first;
    await expect(ask()).resolves.toMatchObject({ content: { text: "In November." } });
  });

  const hidden = "Be brief.\u{e0041}";
  const inResult = (block: object) => [
    { role: "assistant", content: { type: "tool_use", id: "1", name: "search", input: {} } },
    ...said({ type: "tool_result", toolUseId: "1", content: [block] }),
  ];
  const link = { type: "resource_link", uri: "https://example.com/", name: "Guide" };

  it.each([
    ["the system prompt", { systemPrompt: hidden }],
    ["a hint", { modelPreferences: { hints: [{ name: hidden }] } }],
    ["a stop sequence", { stopSequences: [hidden] }],
    ["metadata", { metadata: { note: { deep: [hidden] } } }],
    ["the name of metadata", { metadata: { [hidden]: 1 } }],
    ["metadata of the request", { _meta: { "example.com/note": hidden } }],
    ["metadata of a block", { messages: said(text("When?", { _meta: { note: hidden } })) }],
    [
      "the title of a tool's annotations",
      { tools: [{ ...search, annotations: { title: hidden } }] },
    ],
    ["the title of a link", { messages: inResult({ ...link, title: hidden }) }],
    [
      "the address of a resource",
      {
        messages: inResult({ type: "resource", resource: { uri: hidden, text: "Quiet." } }),
      },
    ],
  ])("with hidden characters in %s is none", async (_, more) => {
    const host = openHost();
    const session = host.openSession({ id: "travel" });
    session.receive(method, { ...asked, ...more }).catch(() => {});
    const question = await openQuestion(host);
    expect(question.facts).toMatchObject([{ may: ["deny"] }]);
    expect(rulesFor(question, { lasting: "session" })).toEqual([]);
  });
});

it.each([
  ["hidden characters", { content: "In November.\u{e0041}" }],
  ["hidden characters in its model", { content: "In November.", model: "claude\u{e0041}" }],
])("shows a response with %s despite an allow rule", async (_, response) => {
  const host = openHost({}, {}, { generate: async () => response });
  const session = host.openSession({ id: "travel" });
  const answer = session.receive(method, asked);
  const question = await openQuestion(host);
  const rules = rulesFor(question, { lasting: "session", responses: true });
  await order(host, { type: "rules/propose", id: question.id, rules });
  await expect
    .poll(() => host.getState().open)
    .toMatchObject([{ detail: { stage: "response-review" }, facts: [{}, { may: ["deny"] }] }]);
  await host.send({ type: "settle", id: question.id, answer: { action: "deny" } });
  await expect(answer).rejects.toThrow("rejected");
});

/** A kind with a fact that rules do not know: the price. */
const orders: HostKind = {
  name: "order",
  capabilities: {},
  start: ({ settle }) => ({
    requests: { "shop/order": async (params, { ask }) => ask(Object(params)) },
    answer: () => ({ reply: { sent: "result", result: { ordered: true } } }),
    fallback: () => ({ sent: "cancel", result: {} }),
    rules: {
      facts: ({ request }) => ({ subject: "order", may: ["allow"], ...Object(request) }),
      obey: ({ id }, _, decision) =>
        void settle(id, { sent: "result", result: { ordered: true } }, decision),
    },
  }),
};

it("asks for a fact of a kind's own, which no rule can name", async () => {
  const host = createHost({ kinds: [orders], rules: createRules({ mayMake: () => true }) });
  onTestFinished(host.close);
  const allow = { effect: "allow", subject: "order", expires: "never" } as const;
  await order(host, { type: "rules/add", rules: [allow] });
  const session = host.openSession({ id: "shop" });
  await expect(session.receive("shop/order", {})).resolves.toEqual({ ordered: true });
  const more = session.receive("shop/order", { price: 5_000 });
  const { id } = await openQuestion(host);
  await host.send({ type: "settle", id, answer: { action: "accept" } });
  await expect(more).resolves.toEqual({ ordered: true });
});
