import { startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestion, settledQuestion, shippingAddress } from "../support/questions.js";
import { wires } from "../support/wires.js";

describe.each(wires)("what was typed for a question that nobody answered, over %s", (_, wire) => {
  it("goes to the same server that asks the same again, and to no other", async () => {
    const host = createHost({ kinds: [elicitation()], storage: false });
    onTestFinished(host.close);
    const start = async (id: string) => {
      const server = await startServer(host, { id, wire });
      onTestFinished(() => server.close());
      return server;
    };
    const [bank, game] = [await start("bank"), await start("game")];
    const { answer, withdraw } = bank.elicit(shippingAddress);
    answer.catch(() => {});
    const first = await openQuestion(host);
    await host.send({ type: "saveDraft", id: first.id, draft: { city: "Lisbon" } });
    withdraw();
    await settledQuestion(host, first.id);

    const stranger = game.elicit(shippingAddress);
    const asked = await openQuestion(host);
    expect(asked.session).toBe("game");
    expect(host.read(`draft:${asked.id}`)).toBeUndefined();
    await host.send({ type: "settle", id: asked.id, answer: { action: "cancel" } });
    await expect(stranger.answer).resolves.toMatchObject({ action: "cancel" });

    const again = bank.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    expect(host.read(`draft:${id}`)).toEqual({ city: "Lisbon" });
    await host.send({ type: "settle", id, answer: { action: "cancel" } });
    await expect(again.answer).resolves.toMatchObject({ action: "cancel" });
  });
});
