import { startServer } from "@mcp-host-ui/testing";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openDesks, openPage, questionIn } from "../../../test/support/desk/openDesks.js";
import { shippingAddress } from "../../../test/support/questions.js";
import { wires } from "../../../test/support/wires.js";

describe.each(wires)("a desk, with a client of %s", (_, wire) => {
  it("gives a server on one node what a person answers through another", async () => {
    const [asking, answering] = openDesks();
    const { host } = await openPage(answering);
    const server = await startServer(asking.host("ada"), { wire });
    onTestFinished(() => server.close());

    const { answer } = server.elicit(shippingAddress);
    const id = await questionIn(host);
    expect(host.getState().open[0]).toMatchObject({ session: "travel", kind: "elicitation" });
    const receipt = await host.send({
      type: "settle",
      id,
      answer: { action: "accept", content: { city: "Lisbon" } },
    });

    expect(receipt).toMatchObject({ done: true, outcome: { sent: "accept", by: "person" } });
    expect(await answer).toEqual({ action: "accept", content: { city: "Lisbon" } });
    expect(server.received).toHaveLength(1);
  });

  it("takes a question back from every page when its server does", async () => {
    const [asking, answering] = openDesks();
    const { host } = await openPage(answering);
    const server = await startServer(asking.host("ada"), { wire });
    onTestFinished(() => server.close());

    const asked = server.elicit(shippingAddress);
    const id = await questionIn(host);
    asked.withdraw();

    await vi.waitFor(() => expect(host.getState().open).toEqual([]));
    expect(host.getState().settled).toMatchObject([{ id, outcome: { sent: "nothing" } }]);
    expect(server.received).toEqual([]);
  });
});
