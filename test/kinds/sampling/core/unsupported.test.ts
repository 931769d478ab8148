import { createDecisionLog } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { openWireV1 } from "../../../support/openWireV1.js";
import { tapped } from "../../../support/tapped.js";
import { wires } from "../../../support/wires.js";
import { analysisWithTools } from "./flights.js";
import { openRequest, openRig, refusal } from "./rig.js";

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

describe("a request with tools, over SDK v1 1.25", () => {
  it.each(["auto", "required", undefined])(
    "is refused before a model runs (toolChoice: %s)",
    async (mode) => {
      const { host, model, sample } = await openRig(openWireV1("1.25"));
      const { toolChoice: _, ...plain } = asks;
      const { answer } = sample({ ...plain, ...(mode && { toolChoice: { mode } }) });
      await expect(answer).rejects.toEqual(refusal(-32602, /cannot carry/));
      expect(model.asked).toEqual([]);
      expect(host.getState().open).toEqual([]);
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

it.each(wires)(
  "refuses to require a tool that is not there before a model runs, with %s",
  async (_, wire) => {
    const { model, sample } = await openRig(wire);
    const { answer } = sample({
      ...analysisWithTools,
      tools: [],
      toolChoice: { mode: "required" },
    });
    await expect(answer).rejects.toEqual(refusal(-32602, /requires a tool/));
    expect(model.asked).toEqual([]);
  },
);
