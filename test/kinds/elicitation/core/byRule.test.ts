import { startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestion, settledQuestion, shippingAddress } from "../../../support/questions.js";

describe("an answer to a form in the name of a rule", () => {
  it("neither sends content nor says no in the person's place, and may leave it for later", async () => {
    const host = createHost({ kinds: [elicitation()] });
    onTestFinished(host.close);
    const server = await startServer(host);
    onTestFinished(() => server.close());
    const asked = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    const by = { type: "settle", id, rule: "usual" } as const;

    for (const answer of [
      { action: "accept", content: { city: "Lisbon" } },
      { action: "decline", reason: "never" },
    ])
      expect(await host.send({ ...by, answer })).toMatchObject({
        done: false,
        rejection: "invalid",
      });
    expect(server.received).toEqual([]);

    expect(await host.send({ ...by, answer: { action: "cancel" } })).toMatchObject({ done: true });
    await expect(asked.answer).resolves.toEqual({ action: "cancel" });
    expect((await settledQuestion(host, id)).outcome).toMatchObject({ by: "rule", rule: "usual" });
  });
});
