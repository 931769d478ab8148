// What revision 2026-07-28 asks of a client whose server asks inside results, by the numbers of docs/spec.md: with the tap,
// and in the way that every app has by default, without it.
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import {
  attachClient,
  createHost,
  elicitation,
  type Question,
  roots,
  tapTransport,
} from "mcp-host-ui/host";
import { Server } from "mcp-sdk-1.22/server/index.js";
import { CallToolRequestSchema, ElicitResultSchema } from "mcp-sdk-1.22/types.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { asking, openRounds, type RoundParams, saying } from "../support/openRounds.js";
import { dialog, openQuestion, openQuestions, shippingAddress } from "../support/questions.js";

const form = { method: "elicitation/create", params: shippingAddress };
const lisbon = { action: "accept", content: { city: "Lisbon" } };
const planning = "file:///Users/agent/travel-planning";
const meta = "io.modelcontextprotocol/";

/** Asks a form until it is answered, then says what came. */
const confirming = ({ inputResponses }: RoundParams) =>
  inputResponses ? saying(JSON.stringify(inputResponses)) : asking({ confirm: form });

const open = () => {
  const host = createHost({ kinds: [elicitation(), roots({ initial: [planning] })] });
  onTestFinished(host.close);
  void host.send({ type: "openSurface", surface: dialog });
  const settle = ({ id, kind }: Question, answer: object = lisbon) =>
    host.send({
      type: "settle",
      id,
      answer: kind === "roots" ? { action: "share", uris: [planning] } : answer,
    });
  return { host, settle };
};

describe.each([
  ["without a tap", false],
  ["with a tap", true],
])("a result that requires input, %s", (_, isTapped) => {
  const start = async (answer: (params: RoundParams) => object) => {
    const { host, settle } = open();
    const rounds = await openRounds(host, answer, { isTapped });
    return { host, settle, ...rounds };
  };

  it("SPEC 61: is answered in full before the request is made again", async () => {
    const { host, settle, call, sent } = await start(({ inputResponses }) =>
      inputResponses ? saying("done") : asking({ to: form, may: { method: "roots/list" } }),
    );
    const result = call({});
    const [first, second] = await openQuestions(host, 2);
    if (!first || !second) throw new Error("Two questions were asked.");
    await settle(first);
    await openQuestions(host, 1);
    expect(sent).toHaveLength(1);
    await settle(second);
    await expect(result).resolves.toMatchObject(saying("done"));
    expect(sent.map(({ inputResponses }) => inputResponses)).toEqual([
      undefined,
      { to: lisbon, may: { roots: [{ uri: planning }] } },
    ]);
  });

  it("SPEC 62: is followed by the request at once where it asks nothing", async () => {
    const { host, call, sent } = await start(({ requestState }) =>
      requestState === undefined
        ? { resultType: "input_required", requestState: "go-on" }
        : saying("done"),
    );
    await expect(call({})).resolves.toMatchObject(saying("done"));
    expect(sent.map(({ requestState }) => requestState)).toEqual([undefined, "go-on"]);
    expect(sent[1]).not.toHaveProperty("inputResponses");
    expect(host.getState()).toMatchObject({ open: [], settled: [] });
  });

  it.each([
    '{"step": 1.0, "step": 2}',
    " ",
    "null",
    "e30=\u0000\u{1F600} \\u0041",
    "s".repeat(9_999),
  ])("SPEC 63, 64: gets its state back as it came: %j", async (state) => {
    const { host, settle, call, sent } = await start(({ inputResponses }) =>
      inputResponses ? saying("done") : asking({ confirm: form }, state),
    );
    const result = call({});
    await settle(await openQuestion(host));
    await expect(result).resolves.toMatchObject(saying("done"));
    expect(sent[1]?.requestState).toBe(state);
  });

  it("SPEC 65: gets no state back where it gave none", async () => {
    const { host, settle, call, sent } = await start(({ requestState, inputResponses }) => {
      if (inputResponses && requestState === undefined) return saying("done");
      // The state of an earlier round is no state of this one.
      return asking({ confirm: form }, inputResponses ? undefined : "first");
    });
    const result = call({});
    for (const _round of ["with", "without"]) await settle(await openQuestion(host));
    await expect(result).resolves.toMatchObject(saying("done"));
    expect(sent).toHaveLength(3);
    expect(sent[1]).toHaveProperty("requestState", "first");
    expect(sent[2]).not.toHaveProperty("requestState");
  });

  it("SPEC 66: is answered by a request with an id of its own", async () => {
    const { host, settle, call, posted } = await start(confirming);
    const result = call({});
    await settle(await openQuestion(host));
    await result;
    const ids = posted.filter(({ method }) => method === "tools/call").map(({ id }) => id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(2);
  });

  it("SPEC 67: keeps to itself what it asked and its state, while another call is open", async () => {
    const { host, settle, call, sent } = await start(({ arguments: { who }, inputResponses }) =>
      inputResponses
        ? saying(`${who}: ${JSON.stringify(inputResponses)}`)
        : asking({ confirm: { ...form, params: { ...form.params, message: who } } }, who),
    );
    const results = { a: call({ who: "a" }), b: call({ who: "b" }) };
    const questions = await openQuestions(host, 2);
    for (const question of questions.toReversed())
      await settle(question, { action: "accept", content: { city: messageOf(question) } });
    for (const [who, result] of Object.entries(results))
      await expect(result).resolves.toMatchObject(
        saying(`${who}: {"confirm":{"action":"accept","content":{"city":"${who}"}}}`),
      );
    const retries = sent.filter(({ requestState }) => requestState !== undefined);
    expect(retries).toHaveLength(2);
    for (const retry of retries) expect(retry.arguments).toEqual({ who: retry.requestState });
  });

  it("SPEC 68: is answered for a prompt and a resource as well as for a call", async () => {
    const { host, settle, client, session, posted } = await start(({ inputResponses }) =>
      inputResponses ? { messages: [], contents: [] } : asking({ confirm: form }),
    );
    const reads = {
      "prompts/get": () =>
        session.trackCall((options) => client.getPrompt({ name: "trip" }, options)),
      "resources/read": () =>
        session.trackCall((options) => client.readResource({ uri: "trip://1" }, options)),
    };
    for (const [method, read] of Object.entries(reads)) {
      const result = read();
      await settle(await openQuestion(host));
      await expect(result).resolves.toBeDefined();
      const tries = posted.filter((message) => message.method === method);
      expect(tries.map(({ params }) => params?.inputResponses)).toEqual([
        undefined,
        { confirm: lisbon },
      ]);
    }
    expect(host.getState().settled).toHaveLength(2);
  });

  it("SPEC 69: may ask again, round after round, and may be left without an answer", async () => {
    const { host, settle, call, sent } = await start(({ requestState = "0" }) =>
      requestState === "6"
        ? saying("done")
        : asking({ confirm: form }, `${Number(requestState) + 1}`),
    );
    const result = call({});
    for (let round = 1; round <= 6; round += 1) await settle(await openQuestion(host));
    await expect(result).resolves.toMatchObject(saying("done"));
    expect(sent).toHaveLength(7);

    const left = call({}, { name: "left" });
    const { id } = await openQuestion(host);
    const stopped = expect(left).rejects.toThrow("stopped");
    for (const { id: open } of host.getState().calls)
      await host.send({ type: "stopCall", id: open });
    await stopped;
    await expect.poll(() => host.getState().open).toEqual([]);
    expect(host.getState().settled.find((question) => question.id === id)?.outcome).toMatchObject({
      sent: "nothing",
    });
    expect(sent).toHaveLength(8);
  });

  it("SPEC 78: is no longer waited for once the person stops the call: its stream is closed", async () => {
    let given: AbortSignal | undefined;
    const { host, call, posted } = await start(({ signal }) => {
      given = signal;
      return new Promise(() => {});
    });
    const stopped = expect(call({})).rejects.toThrow("stopped");
    await expect.poll(() => given?.aborted).toBe(false);
    for (const { id } of host.getState().calls) await host.send({ type: "stopCall", id });
    await stopped;
    await expect.poll(() => given?.aborted).toBe(true);
    expect(posted.map(({ method }) => method)).not.toContain("notifications/cancelled");
  });

  it("SPEC 70: is invalid where its type is unknown, and asks nothing", async () => {
    const { host, call, sent } = await start(() => ({
      ...saying("done"),
      ...asking({ confirm: form }),
      resultType: "input_wanted",
    }));
    await expect(call({})).rejects.toThrow(/input_wanted|resultType/);
    expect(host.getState()).toMatchObject({ open: [], settled: [] });
    expect(sent).toHaveLength(1);
  });

  it("SPEC 71: is none without a type: from a server of an earlier revision it is complete", async () => {
    const { host, settle } = open();
    const server = new Server({ name: "old", version: "1" }, { capabilities: { tools: {} } });
    server.setRequestHandler(CallToolRequestSchema, async () => {
      const answer = await server.request(form, ElicitResultSchema);
      return saying(JSON.stringify(answer));
    });
    const client = new Client(
      { name: "host", version: "1" },
      { versionNegotiation: { mode: "auto" } },
    );
    const session = attachClient(host, client, { id: "old" });
    const [left, right] = InMemoryTransport.createLinkedPair();
    await server.connect(right);
    await client.connect(isTapped ? tapTransport(left) : left);
    onTestFinished(() => client.close());

    const result = session.trackCall((options) => client.callTool({ name: "ask" }, options));
    await settle(await openQuestion(host));
    await expect(result).resolves.toMatchObject(saying(JSON.stringify(lisbon)));
    expect(client.getNegotiatedProtocolVersion()).toBe("2025-06-18");
  });

  it("SPEC 72: is answered by requests alone", async () => {
    const { host, settle, call, posted } = await start(confirming);
    const result = call({});
    await settle(await openQuestion(host));
    await result;
    expect(posted.length).toBeGreaterThanOrEqual(2);
    for (const message of posted) {
      expect(message).toHaveProperty("method");
      expect(message).not.toHaveProperty("result");
      expect(message).not.toHaveProperty("error");
    }
  });

  it("SPEC 73: is asked for with what the client is and can do, in every request", async () => {
    const { host, settle, call, posted } = await start(confirming);
    const result = call({});
    await settle(await openQuestion(host));
    await result;
    const requests = posted.filter(({ id }) => id !== undefined);
    expect(requests.length).toBeGreaterThanOrEqual(2);
    for (const { params } of requests)
      expect(params?._meta).toMatchObject({
        [`${meta}protocolVersion`]: "2026-07-28",
        [`${meta}clientCapabilities`]: { elicitation: {}, roots: {} },
        [`${meta}clientInfo`]: { name: "host" },
      });
  });
});

function messageOf(question: Question): unknown {
  return (question.request as { readonly message?: unknown }).message;
}
