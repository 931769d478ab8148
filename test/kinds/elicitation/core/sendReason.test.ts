import { startServer } from "@mcp-host-ui/testing";
import { createDecisionLog, createHost, type DecisionLog, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestion, shippingAddress } from "../../../support/questions.js";
import { tappedWires } from "../../../support/tappedWires.js";
import { wires } from "../../../support/wires.js";

const reason = { "io.github.mcp-host-ui/reason": "too nosy" };

const sessions = [
  ...wires,
  ...tappedWires.map(([name, wire]) => [`${name}, tapped`, wire] as const),
];

describe.each(sessions)("elicitation's sendReason, with %s", (name, wire) => {
  // Its schema of what answers an `input_required` result has no `_meta`.
  const isDropped = name === "SDK v2, 2026-07-28";

  const decide = async (answer: object, sendReason?: boolean, log?: DecisionLog) => {
    const host = createHost({
      kinds: [elicitation(sendReason === undefined ? {} : { sendReason })],
      ...(log && { log }),
    });
    onTestFinished(host.close);
    const server = await startServer(host, { wire });
    onTestFinished(() => server.close());
    const asked = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer });
    return { host, got: await asked.answer };
  };

  it(`${isDropped ? "cannot let" : "lets"} the server learn why the person declined`, async () => {
    const { host, got } = await decide({ action: "decline", reason: "too nosy" }, true);
    expect(got).toEqual({ action: "decline", ...(!isDropped && { _meta: reason }) });
    expect(host.getState().settled).toMatchObject([{ outcome: { reason: "too nosy" } }]);
  });

  it("keeps the reason in the host otherwise", async () => {
    const { host, got } = await decide({ action: "decline", reason: "too nosy" });
    expect(got).toEqual({ action: "decline" });
    expect(host.getState().settled).toMatchObject([{ outcome: { reason: "too nosy" } }]);
  });

  it("keeps it without well-known credentials, in the log too", async () => {
    const log = createDecisionLog({ content: true });
    const token = `ghp_${"a1".repeat(18)}`;
    const { host } = await decide({ action: "decline", reason: `No, ${token}!` }, false, log);
    expect(host.getState().settled).toMatchObject([{ outcome: { reason: "No, •••!" } }]);
    expect(log.entries()).toMatchObject([{ outcome: { reason: "No, •••!" } }]);
    expect(log.toJsonLines()).not.toContain(token);
  });

  it.each([[{ action: "decline" }], [{ action: "cancel" }]])(
    "adds nothing to %j, which has no reason",
    async (answer) => {
      expect((await decide(answer, true)).got).toEqual(answer);
    },
  );
});

it("goes along with what answers an `input_required` result where that server's own connection is tapped", async () => {
  const host = createHost({ kinds: [elicitation({ sendReason: true })] });
  onTestFinished(host.close);
  const decline = async (id: string, tapped: boolean) => {
    const session = host.openSession({ id, tapped });
    const got = session.receive("elicitation/create", shippingAddress, { embedded: true });
    const question = await openQuestion(host);
    const answer = { action: "decline", reason: "too nosy" };
    await host.send({ type: "settle", id: question.id, answer });
    return got;
  };
  expect(await decline("tapped", true)).toEqual({ action: "decline", _meta: reason });
  expect(await decline("plain", false)).toEqual({ action: "decline" });
});
