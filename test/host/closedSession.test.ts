import { startServer } from "@mcp-host-ui/testing";
import { attachClient, createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestion, openQuestions, shippingAddress } from "../support/questions.js";
import { wires } from "../support/wires.js";

describe.each(wires)("a closed session, with %s", (_, wire) => {
  const start = async () => {
    const host = createHost({ kinds: [elicitation()] });
    onTestFinished(host.close);
    const server = await startServer(host, { wire });
    onTestFinished(() => server.close());
    return { host, server };
  };

  it("refuses what its server asks then", async () => {
    const { host, server } = await start();
    server.session.close();

    await expect(server.elicit(shippingAddress).answer).rejects.toThrow("The session is closed.");
    expect(host.getState()).toMatchObject({ open: [], sessions: [{ phase: "closed" }] });
  });

  it("refuses what its server asks once the host is closed, also where the client is attached again", async () => {
    const { host, server } = await start();
    const first = server.elicit(shippingAddress);
    await openQuestion(host);
    host.close();
    attachClient(host, server.client, { id: "travel" });

    await expect(server.elicit(shippingAddress).answer).rejects.toThrow(
      /The (host was|session is) closed/,
    );
    expect(host.getState()).toMatchObject({ open: [], sessions: [{ phase: "closed" }] });
    first.answer.catch(() => {});
  });

  it("asks again once its client is attached again", async () => {
    const { host, server } = await start();
    server.session.close();
    attachClient(host, server.client, { id: "travel" });

    const { answer } = server.elicit(shippingAddress);
    const [question] = await openQuestions(host);
    await host.send({ type: "settle", id: question?.id ?? "", answer: { action: "decline" } });
    await expect(answer).resolves.toMatchObject({ action: "decline" });
  });
});
