import { startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestion, openQuestions, shippingAddress } from "../support/questions.js";

async function open() {
  const host = createHost({ kinds: [elicitation()], unattendedAfter: Number.POSITIVE_INFINITY });
  onTestFinished(host.close);
  const server = await startServer(host);
  onTestFinished(() => server.close());
  return { host, server };
}

const tooMany = { message: expect.stringContaining("Too many requests to a person") };

describe("a host that sets no limits", () => {
  it("takes 20 open questions of one server, and refuses one more", async () => {
    const { host, server } = await open();
    for (let count = 0; count < 20; count += 1) server.elicit(shippingAddress);
    await openQuestions(host, 20);
    await expect(server.elicit(shippingAddress).answer).rejects.toMatchObject(tooMany);
    expect(host.getState().open).toHaveLength(20);
  });

  it("takes 60 questions a minute of one server, and refuses one more", async () => {
    const { host, server } = await open();
    for (let count = 0; count < 60; count += 1) {
      const { answer } = server.elicit(shippingAddress);
      const { id } = await openQuestion(host);
      await host.send({ type: "settle", id, answer: { action: "cancel" } });
      await answer;
    }
    await expect(server.elicit(shippingAddress).answer).rejects.toMatchObject(tooMany);
    expect(server.received).toHaveLength(60);
  });
});
