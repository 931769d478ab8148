import { createDecisionLog } from "mcp-host-ui/host";
import { describe, expect, it } from "vitest";
import { openQuestion, shippingAddress } from "../../support/questions.js";
import { start } from "../../support/serversAndWindows.js";
import { wires } from "../../support/wires.js";
import { openHost, openWindow, quietMonths } from "./rig.js";

const requests = [
  { method: "elicitation/create", params: shippingAddress },
  { method: "sampling/createMessage", params: quietMonths },
  { method: "roots/list" },
] as const;

const refused = expect.objectContaining({
  message: expect.stringContaining("takes no requests from this server"),
});

describe.each(wires)("policy: { servers }, over %s", (_, wire) => {
  it("refuses every request of a server that it does not name, and shows none", async () => {
    const log = createDecisionLog();
    const host = openHost({ servers: ["bank"] }, { log });
    const server = await start(host, { wire, id: "travel", name: "bank" });
    for (const request of [...requests, ...requests])
      await expect(server.request(request).answer).rejects.toEqual(refused);
    expect(host.getState()).toMatchObject({ open: [], settled: [] });
    // Once for each method, however often it asks.
    expect(log.entries()).toMatchObject(
      ["elicitation", "sampling", "roots"].map((kind) => ({
        kind,
        session: "travel",
        outcome: { sent: "error", by: "host", cause: "policy", policy: "servers" },
      })),
    );
  });

  it("takes the requests of one that it names", async () => {
    const host = openHost({ servers: ["travel"] });
    const server = await start(host, { wire, id: "travel", name: "Anybody" });
    await expect(server.request({ method: "roots/list" }).answer).resolves.toMatchObject({
      roots: [{ uri: "file:///home/ada" }],
    });
    const { answer } = server.elicit(shippingAddress);
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "decline" } });
    await expect(answer).resolves.toEqual({ action: "decline" });
  });
});

describe("policy: { servers }", () => {
  it("goes by the host app's own id: what a server calls itself, or a session is called later, changes nothing", async () => {
    const host = openHost({ servers: ["bank"] });
    const session = host.openSession({ id: "travel", name: "bank", claims: { name: "bank" } });
    session.update({ name: "bank", claims: { name: "bank", version: "1" } });
    const answer = session.receive("elicitation/create", shippingAddress);
    await expect(answer).rejects.toEqual(refused);
    await expect(answer).rejects.toMatchObject({ code: -32603 });
  });

  it("logs each kind of request once, and once more after the session was forgotten", async () => {
    const log = createDecisionLog();
    const host = openHost({ servers: ["bank"] }, { log });
    const askTwice = async () => {
      const session = host.openSession({ id: "travel" });
      for (const method of ["roots/list", "elicitation/create", "roots/list"])
        await expect(session.receive(method, shippingAddress)).rejects.toEqual(refused);
      session.close();
      return session;
    };
    const kinds = () => log.entries().map(({ kind }) => kind);
    await askTwice();
    expect(kinds()).toEqual(["roots", "elicitation"]);
    const session = await askTwice();
    expect(kinds()).toHaveLength(2);
    session.forget();
    await askTwice();
    expect(kinds()).toEqual(["roots", "elicitation", "roots", "elicitation"]);
  });

  it("leaves a call that requires a page to visit as failed as it is", async () => {
    const host = openHost({ servers: ["bank"] });
    const page = { mode: "url", message: "Pay.", url: "https://pay.example/1", elicitationId: "1" };
    const error = Object.assign(new Error("First pay."), {
      code: -32042,
      data: { elicitations: [page] },
    });
    const call = host.openSession({ id: "travel" }).trackCall(() => Promise.reject(error));
    await expect(call).rejects.toBe(error);
    expect(host.getState()).toMatchObject({ open: [], settled: [] });
  });

  it("is loosened by nothing that a window sends", async () => {
    const host = openHost({ servers: [] });
    const server = await start(host);
    const remote = openWindow(host);
    await expect.poll(() => remote.getState().sessions).toHaveLength(1);
    await remote.send({ type: "blockSession", id: "travel", blocked: true });
    await remote.send({ type: "blockSession", id: "travel", blocked: false });
    await remote.send({ type: "roots/decide", session: "travel", decision: "share" });
    for (const request of requests)
      await expect(server.request(request).answer).rejects.toEqual(refused);
    expect(server.received).toEqual([]);
  });
});
