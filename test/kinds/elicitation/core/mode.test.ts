import { startServer } from "@mcp-host-ui/testing";
import { createHost, elicitation } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestion, shippingAddress } from "../../../support/questions.js";
import { tappedWires } from "../../../support/tappedWires.js";
import { wires } from "../../../support/wires.js";

const adapters = [
  ...wires,
  ...tappedWires.map(([name, wire]) => [`${name}, tapped`, wire] as const),
];

describe.each(adapters)("a mode that no client declares, with %s", (_, wire) => {
  const start = async () => {
    const host = createHost({ kinds: [elicitation({ url: true })] });
    onTestFinished(host.close);
    const server = await startServer(host, { wire });
    onTestFinished(() => server.close());
    return { host, server };
  };

  it.each([["oauth"], ["voice"], [null]])("%j is an error of the server's", async (mode) => {
    const { host, server } = await start();
    const { answer } = server.elicit({ ...shippingAddress, mode });
    await expect(answer).rejects.toMatchObject({ code: -32602 });
    expect(host.getState()).toMatchObject({ open: [], settled: [] });
  });

  it.each([[{}], [{ mode: "form" }]])("%j is a form", async (mode) => {
    const { host, server } = await start();
    const { answer } = server.elicit({ ...shippingAddress, ...mode });
    const { id, request } = await openQuestion(host);
    expect(request).toMatchObject({ mode: "form" });
    await host.send({ type: "settle", id, answer: { action: "decline" } });
    await expect(answer).resolves.toMatchObject({ action: "decline" });
  });
});

describe("a mode that no client declares, at the session itself", () => {
  it.each([["oauth"], ["voice"], [null]])("%j is refused", async (mode) => {
    const host = createHost({ kinds: [elicitation({ url: true })] });
    onTestFinished(host.close);
    const asked = host.openSession({ id: "a" }).receive("elicitation/create", { mode });
    await expect(asked).rejects.toMatchObject({ code: -32602 });
    expect(host.getState().open).toEqual([]);
  });
});
