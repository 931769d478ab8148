import { startServer } from "@mcp-host-ui/testing";
import { createDecisionLog, createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestion, settledQuestion, shippingAddress } from "../support/questions.js";
import { tappedWires } from "../support/tappedWires.js";
import { wires } from "../support/wires.js";

const question = { method: "elicitation/create", params: shippingAddress };

/** From 2026-07-28 on a server cannot take a question back. */
const withdrawing = [
  ...wires,
  ...tappedWires.map(([name, wire]) => [`${name}, tapped`, wire] as const),
].filter(([name]) => !name.includes("2026-07-28"));

describe.each(withdrawing)("a server's reason for cancelling, with %s", (_, wire) => {
  it("is kept with the question and in the log, of every question and as far as it can be read", async () => {
    const log = createDecisionLog();
    const host = createHost({ kinds: [elicitation()], log });
    onTestFinished(host.close);
    const server = await startServer(host, { wire });
    onTestFinished(() => server.close());
    const outcomes: unknown[] = [];
    for (const reason of ["The trip is sold out.", "x".repeat(5_000)]) {
      const withdrawal = new AbortController();
      server.call((ask) => ask({ question }, { signal: withdrawal.signal })).catch(() => {});
      const { id } = await openQuestion(host);
      withdrawal.abort(reason);
      outcomes.push((await settledQuestion(host, id)).outcome);
    }
    const base = { sent: "nothing", by: "server" };
    expect(outcomes).toMatchObject([
      { ...base, withdrawalMessage: "The trip is sold out." },
      { ...base, withdrawalMessage: "x".repeat(1_000) },
    ]);
    expect(log.entries().map(({ outcome }) => outcome)).toEqual(outcomes);
  });
});
