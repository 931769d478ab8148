import { createDecisionLog } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { openWireV1 } from "../../../support/openWireV1.js";
import { tapped } from "../../../support/tapped.js";
import { wires } from "../../../support/wires.js";
import { analysisWithTools } from "./flights.js";
import { openRequest, openRig } from "./rig.js";

const use = { type: "tool_use", id: "use-1", name: "find_flights", input: {} } as const;
const asks = {
  ...analysisWithTools,
  tools: [{ name: "find_flights", inputSchema: { type: "object" } }],
  toolChoice: { mode: "auto" },
};

const start = async (wire: (typeof wires)[number][1], reviewResponse: boolean) => {
  const log = createDecisionLog();
  const rig = await openRig(wire, { reviewResponse }, { log });
  const { answer } = rig.sample(asks);
  const { id } = await openRequest(rig.host);
  await rig.send({ type: "sampling/approve", id });
  (await rig.model.turn()).answer({ content: [use], stopReason: "toolUse" });
  return { ...rig, log, id, answer };
};

describe("the use of a tool that SDK v1 1.25 would refuse to send", () => {
  it.each([[true], [false]])(
    "is said to be one before anything is approved (reviewed: %j)",
    async (reviewResponse) => {
      const { host, settle, log, id, answer } = await start(openWireV1("1.25"), reviewResponse);
      const { detail } = await openRequest(host, "response-review");
      expect(detail.response?.issues).toMatchObject([{ code: "unsupported" }]);

      expect(await settle(id, { action: "send" })).toMatchObject({
        done: false,
        rejection: "invalid",
        issues: [{ code: "unsupported" }],
      });
      expect(log.entries()).toEqual([]);
      const content = { type: "text", text: "The first." } as const;
      expect(await settle(id, { action: "send", content })).toMatchObject({
        outcome: { sent: "result" },
      });
      expect(await answer).toMatchObject({ content: { text: "The first." } });
    },
  );

  it("is carried by a tap", async () => {
    const { host, settle, id, answer } = await start(tapped(openWireV1("1.25")), true);
    await openRequest(host, "response-review");
    expect(await settle(id, { action: "send" })).toMatchObject({ outcome: { sent: "result" } });
    expect(await answer).toMatchObject({ content: [use] });
  });
});

describe.each(wires.filter(([name]) => !name.endsWith("1.25")))(
  "the use of a tool, with %s",
  (_, wire) => {
    it("is what the server got, where the outcome says so", async () => {
      const { host, settle, log, id, answer } = await start(wire, true);
      const { detail } = await openRequest(host, "response-review");
      expect(detail.response?.issues).toEqual([]);
      await settle(id, { action: "send" });
      expect(await answer).toMatchObject({ content: [use] });
      expect(log.entries()).toMatchObject([{ id, outcome: { sent: "result", by: "person" } }]);
    });
  },
);
