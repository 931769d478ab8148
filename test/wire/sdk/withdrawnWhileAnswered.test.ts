import { type OpenWire, startServer } from "@mcp-host-ui/testing";
import { createDecisionLog, createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openWire2025 } from "../../../packages/testing/src/kit/openWire2025.js";
import { recorded } from "../../spec/recorded.js";
import { openWireV1, v1Versions } from "../../support/openWireV1.js";
import { openQuestion, settledQuestion, shippingAddress } from "../../support/questions.js";
import { tapped } from "../../support/tapped.js";

const open: readonly (readonly [string, OpenWire])[] = [
  ["SDK v2", openWire2025],
  ...v1Versions.map((version) => [`SDK v1 ${version}`, openWireV1(version)] as const),
];
const adapters = open.flatMap(([name, wire]) => [
  [name, wire] as const,
  [`${name}, tapped`, tapped(wire)] as const,
]);

/** The microtasks between an answer and a withdrawal, in either order. */
const gaps = Array.from({ length: 24 }, (_, gap) => gap);

async function after(microtasks: number, run: () => void): Promise<void> {
  for (let passed = 0; passed < microtasks; passed += 1) await Promise.resolve();
  run();
}

describe.each(adapters)("a withdrawal that meets a decline, over %s", (_, openWire) => {
  it("leaves in the log what the server got", async () => {
    const host = createHost({
      kinds: [elicitation()],
      log: createDecisionLog(),
      limits: { open: Infinity, perMinute: Infinity },
    });
    onTestFinished(host.close);
    const wire = recorded(openWire);
    const server = await startServer(host, { wire: wire.open });
    onTestFinished(() => server.close());

    const outcomes: (readonly [logged: string, sent: boolean])[] = [];
    for (const isAnsweredFirst of [true, false])
      for (const gap of gaps) {
        const before = wire.sent.length;
        const { answer, withdraw } = server.elicit(shippingAddress);
        answer.catch(() => {});
        const { id } = await openQuestion(host);
        const decline = () => void host.send({ type: "settle", id, answer: { action: "decline" } });
        const [first, second] = isAnsweredFirst ? [decline, withdraw] : [withdraw, decline];
        first();
        await after(gap, second);
        const { outcome } = await settledQuestion(host, id);
        // Everything that was on its way has left after a turn of the event loop.
        await new Promise((resolve) => setImmediate(resolve));
        const isSent = wire.sent.slice(before).some((message) => "result" in message);
        outcomes.push([outcome?.sent ?? "", isSent]);
      }
    expect(outcomes).toHaveLength(2 * gaps.length);
    expect(outcomes).toContainEqual(["decline", true]);
    expect(outcomes).toContainEqual(["nothing", false]);
    expect(outcomes.filter(([logged, isSent]) => (logged === "decline") !== isSent)).toEqual([]);
  });
});
