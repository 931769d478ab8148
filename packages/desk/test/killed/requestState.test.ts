import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startRedis } from "../../../../scripts/engines/start.mjs";
import { startScenario } from "../../../../test/conformance/startScenario.js";
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

const tools = [
  "test_mrtr_echo_state",
  "test_mrtr_no_state",
  "test_mrtr_unrelated",
  "test_mrtr_no_result_type",
];

describe("parked calls of the public conformance suite", () => {
  it("pass sep-2322-client-request-state, though the node is killed between every two steps", async () => {
    const scenario = await startScenario("sep-2322-client-request-state", "2026-07-28");
    const { file, read } = createTold();
    const start = () => startNode("redis", redis.url, scenario.serverUrl, file);
    let node = await start();
    const ada = openPageOn(() => node, "ada");
    const replace = async () => {
      await node.kill();
      node = await start();
    };
    const isOpen = (count: number) =>
      vi.waitFor(() => expect(ada.getState().open).toHaveLength(count), 60_000);

    for (const tool of tools) {
      await parkOn(node, {
        audience: "ada",
        server: { id: "mock" },
        method: "tools/call",
        params: { name: tool, arguments: {} },
        context: tool,
      });
    }
    await replace();
    await isOpen(2);
    await replace();
    await answerIn(ada, "Please confirm to continue", { confirmed: true });
    await replace();
    await answerIn(ada, "Please confirm to continue (no state test)", { confirmed: true });
    await replace();
    await vi.waitFor(
      () => expect(read().map(({ context }) => context)).toEqual(expect.arrayContaining(tools)),
      60_000,
    );

    const { code, report } = await scenario.finish();
    expect(report).not.toContain('"status": "FAILURE"');
    expect(code, report).toBe(0);
  });
});
