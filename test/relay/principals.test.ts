import { startServer } from "@mcp-host-ui/testing";
import {
  createDecisionLog,
  createHost,
  type DecisionLog,
  elicitation,
  type LocalHost,
  roots,
  sampling,
} from "mcp-host-ui/host";
import { connectHost, serveHost } from "mcp-host-ui/relay";
import { describe, expect, it, onTestFinished } from "vitest";
import { openQuestion, settledQuestion, shippingAddress } from "../support/questions.js";
import { wires } from "../support/wires.js";

/** A host with everything, and the windows of two people who may do everything. */
function openHost() {
  const log = createDecisionLog({ content: true });
  const host = createHost({
    kinds: [
      elicitation({ url: true }),
      sampling({
        generate: async () => ({ content: "In May.", model: "m" }),
        reviewResponse: false,
      }),
      roots({ initial: ["/home/ada"] }),
    ],
    log,
    unattendedAfter: Number.POSITIVE_INFINITY,
  });
  onTestFinished(host.close);
  const [ada, ben] = [openWindow(host, "ada"), openWindow(host, "ben")];
  return { host, log, ada, ben };
}

function openWindow(host: LocalHost, principal: string) {
  const { port1, port2 } = new MessageChannel();
  const stop = serveHost(host, port2, { principal, allows: () => true });
  const remote = connectHost(port1);
  onTestFinished(() => {
    remote.close();
    stop();
    port1.close();
  });
  return remote;
}

async function start(host: LocalHost, wire: (typeof wires)[number][1] = "2025-11-25") {
  const server = await startServer(host, { wire });
  onTestFinished(() => server.close());
  return server;
}

const question = {
  messages: [{ role: "user", content: { type: "text", text: "When is Lisbon quiet?" } }],
  maxTokens: 100,
};

/** Who stands in what the log wrote, line by line. */
function whoStands(log: DecisionLog): readonly unknown[] {
  return log
    .toJsonLines()
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).outcome)
    .map(({ by, rule, principal }) => [by, ...(rule ? [rule] : []), principal]);
}

describe.each(wires)("the principal of a window, over %s", (_, wire) => {
  it("stands in outcome and log of what a model answered because the window approved it", async () => {
    const { host, log, ada, ben } = openHost();
    const server = await start(host, wire);
    const { answer } = server.request({ method: "sampling/createMessage", params: question });
    const { id } = await openQuestion(ben);
    await openQuestion(ada);
    expect(await ben.send({ type: "sampling/approve", id })).toEqual({ done: true });
    await expect(answer).resolves.toMatchObject({ content: { text: "In May." } });
    expect((await settledQuestion(ada, id)).outcome).toMatchObject({
      sent: "result",
      by: "person",
      principal: "ben",
    });
    expect(whoStands(log)).toEqual([["person", "ben"]]);
  });

  it("stands in what a decision about roots settles, and in each answer that follows from it", async () => {
    const { host, log, ada, ben } = openHost();
    const server = await start(host, wire);
    const first = server.request({ method: "roots/list" });
    const { id } = await openQuestion(ada);
    await ben.send({ type: "roots/decide", session: "travel", decision: "share" });
    await expect(first.answer).resolves.toMatchObject({ roots: [{ uri: "file:///home/ada" }] });
    expect((await settledQuestion(ada, id)).outcome).toMatchObject({ principal: "ben" });
    await ada.send({ type: "roots/decide", session: "travel", decision: "share" });
    const second = server.request({ method: "roots/list" });
    await expect(second.answer).resolves.toMatchObject({ roots: [{ uri: "file:///home/ada" }] });
    expect(whoStands(log)).toEqual([
      ["rule", "remembered", "ben"],
      ["rule", "remembered", "ada"],
    ]);
  });

  it("stands in each answer that follows from the dialog's own yes to the roots", async () => {
    const { host, log, ada } = openHost();
    const server = await start(host, wire);
    const first = server.request({ method: "roots/list" });
    const { id } = await openQuestion(ada);
    const answer = { action: "share", uris: ["file:///home/ada"] };
    expect(await ada.send({ type: "settle", id, answer })).toMatchObject({ done: true });
    await first.answer;
    await server.request({ method: "roots/list" }).answer;
    expect(whoStands(log)).toEqual([
      ["person", "ada"],
      ["rule", "remembered", "ada"],
    ]);
  });

  it("stands in what goes because the window blocked the server", async () => {
    const { host, log, ada, ben } = openHost();
    const server = await start(host, wire);
    const { answer } = server.elicit(shippingAddress);
    const { id } = await openQuestion(ada);
    expect(await ben.send({ type: "blockSession", id: "travel", blocked: true })).toEqual({
      done: true,
    });
    await expect(answer).resolves.toMatchObject({ action: "cancel" });
    expect((await settledQuestion(ada, id)).outcome).toMatchObject({
      by: "host",
      cause: "blocked",
      principal: "ben",
    });
    expect(whoStands(log)).toEqual([["host", "ben"]]);
  });
});

describe("the principal of a window", () => {
  const page = { mode: "url", message: "Pay.", url: "https://pay.example/1", elicitationId: "1" };
  const needsPage = Object.assign(new Error("First pay."), {
    code: -32042,
    data: { elicitations: [page] },
  });

  it.each(["person", "server"] as const)(
    "stands in the outcome of a visit that a call waited for and its %s completed",
    async (completer) => {
      const { host, ada, ben } = openHost();
      const session = host.openSession({ id: "travel" });
      let attempts = 0;
      const result = session.trackCall(async () => {
        attempts += 1;
        if (attempts === 1) throw needsPage;
        return "paid";
      });
      const { id } = await openQuestion(ada);
      await ada.send({ type: "settle", id, answer: { action: "accept" } });
      await expect.poll(() => ben.read(id)).toMatchObject({ detail: { visit: "waiting" } });
      if (completer === "person") await ben.send({ type: "elicitation/complete", id });
      else
        await session.receiveNotification("notifications/elicitation/complete", {
          elicitationId: "1",
        });
      await expect(result).resolves.toBe("paid");
      expect((await settledQuestion(ada, id)).outcome).toMatchObject({
        sent: "accept",
        by: completer,
        principal: completer === "person" ? "ben" : "ada",
      });
    },
  );

  it("names nobody where the host app's own page completes a visit that somebody else agreed to", async () => {
    const { host, ada } = openHost();
    const session = host.openSession({ id: "travel" });
    let attempts = 0;
    const result = session.trackCall(async () => {
      attempts += 1;
      if (attempts === 1) throw needsPage;
      return "paid";
    });
    const { id } = await openQuestion(ada);
    await ada.send({ type: "settle", id, answer: { action: "accept" } });
    await host.send({ type: "elicitation/complete", id });
    await expect(result).resolves.toBe("paid");
    expect(host.getState().settled[0]?.outcome).not.toHaveProperty("principal");
  });

  it("stands in what the window took out of sight", async () => {
    const { host, ada, ben } = openHost();
    const server = await start(host);
    for (const type of ["dismiss", "dismissAll"] as const) {
      const { answer, withdraw } = server.elicit(shippingAddress);
      answer.catch(() => {});
      const { id } = await openQuestion(ada);
      withdraw();
      await settledQuestion(ben, id);
      await ben.send(type === "dismiss" ? { type, id } : { type, ids: [id] });
      await expect
        .poll(() => ada.read(id))
        .toMatchObject({ dismissed: true, dismissedBy: "ben", outcome: { by: "server" } });
    }
    expect(host.getState().settled).toHaveLength(2);
  });

  it("is never a rule's: a window approves no request to a model by one", async () => {
    const { host, ada } = openHost();
    const server = await start(host);
    const { answer } = server.request({ method: "sampling/createMessage", params: question });
    answer.catch(() => {});
    const { id } = await openQuestion(ada);
    expect(await ada.send({ type: "sampling/approve", id, rule: "mine" })).toMatchObject({
      done: false,
      rejection: "forbidden",
    });
    expect(host.getState().open).toMatchObject([{ detail: { stage: "request-review" } }]);
    expect(server.received).toEqual([]);
  });
});
