import { elicitation, roots, sampling } from "mcp-host-ui/host";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { startRedis } from "../../../../scripts/engines/start.mjs";
import { startInputRequired } from "../../../../test/support/desk/startInputRequired.js";
import {
  answerIn,
  buildNode,
  createTold,
  openPageOn,
  parkOn,
  startNode,
} from "../../../../test/support/desk/startNodes.js";

let redis: Awaited<ReturnType<typeof startRedis>>;
beforeAll(async () => {
  await buildNode();
  redis = await startRedis();
});
afterAll(() => redis.stop());

const planning = "file:///Users/agent/travel-planning";
const content = { type: "text" as const, text: "Paris" };

async function open(tool: string) {
  const server = await startInputRequired();
  onTestFinished(server.stop);
  const { file, read } = createTold();
  const start = () => startNode("redis", redis.url, server.url, file);
  let node = await start();
  const kinds = [
    elicitation(),
    sampling({ generate: async () => ({ model: "local", content }), reviewResponse: false }),
    roots({ initial: [planning] }),
  ];
  const audience = `ada ${tool}`;
  const host = openPageOn(() => node, audience, kinds);
  await parkOn(node, {
    audience,
    server: { id: "reference" },
    method: "tools/call",
    params: { name: tool, arguments: {} },
  });
  return {
    server,
    host,
    results: () => read().filter((told) => "result" in told),
    async replace() {
      await node.kill();
      node = await start();
    },
  };
}

describe("a parked call of the tools that the conformance suite asks of servers", () => {
  it("brings a person's, a model's and the folders' answers in one retry, though nodes are killed between them", async () => {
    const { server, host, results, replace } = await open(
      "test_input_required_result_multiple_inputs",
    );
    await vi.waitFor(() => expect(host.getState().open).toHaveLength(3), 60_000);
    await replace();
    await answerIn(host, "What is your name?", { name: "Ada" });
    await replace();
    const idOf = (kind: string) => host.getState().open.find((one) => one.kind === kind)?.id ?? "";
    await host.send({ type: "sampling/approve", id: idOf("sampling") });
    await vi.waitFor(
      () => expect(host.getState().open.map(({ kind }) => kind)).toEqual(["roots"]),
      60_000,
    );
    await replace();
    await host.send({
      type: "settle",
      id: idOf("roots"),
      answer: { action: "share", uris: [planning] },
    });
    await vi.waitFor(() => expect(results()).toHaveLength(1), 60_000);

    expect(server.received).toMatchObject([
      {},
      {
        requestState: "all",
        inputResponses: {
          user_name: { action: "accept", content: { name: "Ada" } },
          greeting: { role: "assistant", model: "local", content },
          client_roots: { roots: [{ uri: planning }] },
        },
      },
    ]);
  });

  it("goes from round to round, though nodes are killed between them", async () => {
    const { server, host, results, replace } = await open("test_input_required_result_multi_round");
    await answerIn(host, "Step 1: What is your name?", { name: "Ada" });
    await replace();
    await answerIn(host, "Step 2: What is your favorite color?", { color: "red" });
    await replace();
    await vi.waitFor(() => expect(results()).toHaveLength(1), 60_000);

    const states = server.received.map((request) => Object(request).requestState);
    expect([...new Set(states)]).toEqual([undefined, "1", "2"]);
    expect(server.received.at(-1)).toMatchObject({
      inputResponses: { step2: { action: "accept", content: { color: "red" } } },
    });
  });
});
