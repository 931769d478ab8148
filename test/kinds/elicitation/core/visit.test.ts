import { startServer, type TestServer } from "@mcp-host-ui/testing";
import { createDecisionLog, createHost, elicitation, type LocalHost } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished } from "vitest";
import { nextTask } from "../../../../src/wire/protocol/sliced.js";
import { openWireV1 } from "../../../support/openWireV1.js";
import {
  dialog,
  openQuestion,
  openQuestions,
  settledQuestion,
} from "../../../support/questions.js";
import { sendAndWorkOn } from "../../../support/sendAndWorkOn.js";

const payment = {
  mode: "url",
  message: "Pay for your Barcelona vacation",
  url: "https://pay.travel.example/checkout?booking=7",
  elicitationId: "payment-7",
};

const wires = [
  ["SDK v2, 2025-11-25", "2025-11-25"],
  ["SDK v2, 2026-07-28", "2026-07-28"],
  ["SDK v1 latest", openWireV1("latest")],
] as const;

const pushing = wires.filter(([, wire]) => wire !== "2026-07-28");

const start = async (
  wire: (typeof wires)[number][1],
  { perMinute = 100, ...options }: { url?: boolean; plainHttp?: boolean; perMinute?: number } = {},
) => {
  const kinds = [elicitation({ url: true, ...options })];
  const host = createHost({ kinds, limits: { perMinute }, log: createDecisionLog() });
  onTestFinished(host.close);
  await host.send({ type: "openSurface", surface: dialog });
  const server = await startServer(host, { wire });
  onTestFinished(() => server.close());
  return { host, server };
};

const accept = (host: LocalHost, id: string) =>
  host.send({ type: "settle", id, answer: { action: "accept" } });

describe.each(wires)("elicitation in url mode, with %s", (_name, wire) => {
  it("sends consent without content, and waits on screen for the visit", async () => {
    const { host, server } = await start(wire);
    const { answer } = sendAndWorkOn(server, payment);
    const { id, request, detail } = await openQuestion(host);
    expect(request).toMatchObject({ mode: "url", url: payment.url, message: payment.message });
    expect(detail).toEqual({ visit: "consent", required: false });

    await host.send({ type: "settle", id, answer: { action: "accept", content: { card: 1 } } });

    await expect(answer).resolves.toEqual({ action: "accept" });
    expect(await settledQuestion(host, id)).toMatchObject({
      outcome: { sent: "accept", by: "person" },
      detail: { visit: "waiting", required: false },
      lingering: true,
      aside: false,
      surface: "dialog",
      inFront: true,
    });
  });

  it("is in no dialog's way once its call is over, and comes back when the person asks for it", async () => {
    const { host, server } = await start(wire);
    const { answer } = server.elicit(payment);
    const { id } = await openQuestion(host);
    await accept(host, id);
    await expect(answer).resolves.toEqual({ action: "accept" });
    const question = () => host.getState().settled.find((settled) => settled.id === id);
    await expect.poll(question).toMatchObject({ aside: true, lingering: true, callOver: true });
    expect(question()?.surface).toBeUndefined();

    expect(await host.send({ type: "resume", id })).toEqual({ done: true });
    expect(question()).toMatchObject({ aside: false, surface: "dialog", inFront: true });
    await host.send({ type: "dismiss", id });
    expect(question()).toMatchObject({ lingering: false });
    expect(await host.send({ type: "resume", id })).toMatchObject({ rejection: "settled" });
    expect(server.received).toEqual([{ action: "accept" }]);
  });

  it("stays in a card once its call is over, until something else is asked there", async () => {
    const { host, server } = await start(wire);
    const card = { id: "card", kind: "inline", visible: true } as const;
    await host.send({ type: "openSurface", surface: card });
    server.elicit(payment);
    const { id } = await openQuestion(host);
    await accept(host, id);
    const question = () => host.getState().settled.find((settled) => settled.id === id);
    await expect.poll(question).toMatchObject({ aside: true, surface: "card", inFront: true });

    server.elicit({ ...payment, message: "And insure it" });
    const next = await openQuestion(host);
    expect(next).toMatchObject({ surface: "card", inFront: true });
    expect(question()?.inFront).toBeUndefined();
    await host.send({ type: "settle", id: next.id, answer: { action: "decline" } });
    expect(question()).toMatchObject({ inFront: true });
    await host.send({ type: "closeSurface", id: "card" });
    expect(question()?.surface).toBeUndefined();
  });

  it("lets the person say that the visit is done", async () => {
    const { host, server } = await start(wire);
    server.elicit(payment);
    const { id } = await openQuestion(host);
    const done = { type: "elicitation/complete", id } as const;
    expect(await host.send(done)).toMatchObject({ done: false });
    await accept(host, id);

    expect(await host.send(done)).toEqual({ done: true });
    expect((await settledQuestion(host, id)).detail).toMatchObject({ visit: "complete" });
    expect(await host.send(done)).toMatchObject({ done: false });
  });

  it.each([
    ["javascript:alert(1)"],
    ["data:text/html,x"],
    ["file:///etc/passwd"],
    ["vscode://x"],
    ["http://pay.travel.example/"],
  ])("refuses %s, and shows that it came", async (url) => {
    const { host, server } = await start(wire);
    const { answer } = server.elicit({ ...payment, url });

    await expect(answer).rejects.toThrow("params.url must be an https address");
    const { open, settled } = host.getState();
    expect(open).toEqual([]);
    expect(settled).toMatchObject([
      {
        request: { url },
        outcome: { sent: "error", by: "host", cause: "invalid" },
        lingering: false,
      },
    ]);
  });

  it.each([
    ["http://localhost:3000/pay", {}],
    ["http://192.168.1.10/pay", {}],
    ["http://pay.travel.example/", { plainHttp: true }],
  ])("asks for consent to %s with %j", async (url, options) => {
    const { host, server } = await start(wire, options);
    const { answer } = server.elicit({ ...payment, url });
    const { id } = await openQuestion(host);
    await accept(host, id);
    await expect(answer).resolves.toEqual({ action: "accept" });
  });

  it("counts what it refuses as questions: a server cannot fill the screen with it", async () => {
    const { host, server } = await start(wire, { perMinute: 2 });
    const refused = ["a", "b", "c", "d"].map((path) =>
      server.elicit({ ...payment, url: `javascript:${path}` }),
    );
    for (const { answer } of refused) await expect(answer).rejects.toThrow(/https|Too many/);
    expect(host.getState().settled).toHaveLength(2);
    expect(host.getState().sessions).toMatchObject([{ refused: 2 }]);
  });

  it("refuses a mode that was not declared", async () => {
    const { host, server } = await start(wire, { url: false });
    await expect(server.elicit(payment).answer).rejects.toThrow(/url|elicitation/i);
    expect(host.getState().open).toEqual([]);
  });
});

describe.each(pushing)(
  "a visit that more than one call may have asked for, with %s",
  (_name, wire) => {
    it("is in no dialog's way once all of them are over", async () => {
      const { host, server } = await start(wire);
      const beside = new AbortController();
      server.call(() => new Promise(() => {}), { signal: beside.signal }).catch(() => {});
      await expect.poll(() => host.getState().calls).toHaveLength(1);
      const { answer, stop } = sendAndWorkOn(server, payment);
      const { id } = await openQuestion(host);
      await accept(host, id);
      await expect(answer).resolves.toEqual({ action: "accept" });
      const question = () => host.getState().settled.find((settled) => settled.id === id);

      stop();
      expect(host.getState().calls).toHaveLength(1);
      expect(question()).toMatchObject({ aside: false, surface: "dialog", inFront: true });
      beside.abort();
      expect(question()).toMatchObject({ aside: true, surface: undefined });
    });

    it("never comes in a dialog's way where they were over before the person agreed", async () => {
      const { host, server } = await start(wire);
      let received: Promise<unknown> | undefined;
      await server.call(async (ask) => {
        received = ask({ question: { method: "elicitation/create", params: payment } });
        await openQuestion(host);
      });
      await expect.poll(() => host.getState().open).toMatchObject([{ callOver: true }]);
      const { id } = await openQuestion(host);
      await accept(host, id);
      expect(await settledQuestion(host, id)).toMatchObject({ aside: true, surface: undefined });
      await expect(received).resolves.toEqual({ question: { action: "accept" } });
    });
  },
);

describe.each(pushing)("notifications/elicitation/complete, with %s", (_name, wire) => {
  const notified = "notifications/elicitation/complete";

  it("completes the visit that it names, and nothing else", async () => {
    const { host, server } = await start(wire);
    server.elicit(payment);
    const { id } = await openQuestion(host);
    const complete = () => server.notify(notified, { elicitationId: payment.elicitationId });
    await accept(host, id);
    await server.notify(notified, { elicitationId: "unknown" });
    // What was sent in memory arrives within a task.
    await nextTask();
    expect((await settledQuestion(host, id)).detail).toMatchObject({ visit: "waiting" });

    await complete();
    await expect
      .poll(() => host.getState().settled[0]?.detail)
      .toMatchObject({ visit: "complete" });
    await complete();
    expect(host.getState().settled).toHaveLength(1);
    expect(server.errors).toEqual([]);
  });
});

describe.each(pushing)("trackCall on error -32042, with %s", (_name, wire) => {
  const required = (elicitations: readonly object[]) =>
    Object.assign(new Error("Pay first."), { code: -32042, data: { elicitations } });

  it("walks the person through every page, then calls again", async () => {
    const { host, server } = await start(wire);
    let attempts = 0;
    const insurance = { ...payment, elicitationId: "insurance-7", message: "And insure it" };
    const result = server.call(async () => {
      attempts += 1;
      if (attempts === 1) throw required([payment, insurance]);
      return "booked";
    });

    const [first, second] = await openQuestions(host, 2);
    expect(first?.detail).toEqual({ visit: "consent", required: true });
    await accept(host, first?.id ?? "");
    await accept(host, second?.id ?? "");
    await expect
      .poll(() => host.getState().open.map(({ detail }) => detail))
      .toMatchObject([{ visit: "waiting" }, { visit: "waiting" }]);
    await server.notify("notifications/elicitation/complete", { elicitationId: "payment-7" });
    await openQuestions(host, 1);
    expect(attempts).toBe(1);
    await host.send({ type: "elicitation/complete", id: second?.id ?? "" });

    await expect(result).resolves.toMatchObject({ content: [{ text: '"booked"' }] });
    expect(attempts).toBe(2);
  });

  it("lets every page go when the person does not go to one", async () => {
    const { host, server } = await start(wire);
    const insurance = { ...payment, elicitationId: "insurance-7", message: "And insure it" };
    const result = server.call(async () => {
      throw required([payment, insurance]);
    });
    result.catch(() => {});
    const [first, second] = await openQuestions(host, 2);
    await host.send({ type: "settle", id: first?.id ?? "", answer: { action: "decline" } });

    await expect(result).rejects.toMatchObject({ code: -32042 });
    expect((await settledQuestion(host, second?.id ?? "")).outcome).toMatchObject({
      sent: "cancel",
      by: "host",
      cause: "caller-ended",
    });
  });

  const complete = (server: TestServer) =>
    server.notify("notifications/elicitation/complete", { elicitationId: "payment-7" });

  it.each([
    {
      when: "after the person agreed to it, as the server's",
      by: "server",
      async visit(host: LocalHost, server: TestServer, id: string) {
        await accept(host, id);
        await complete(server);
      },
    },
    {
      when: "before that, as the person's",
      by: "person",
      async visit(host: LocalHost, server: TestServer, id: string) {
        await complete(server);
        const early = { id, detail: { visit: "consent", done: true } };
        await expect.poll(() => host.getState().open).toMatchObject([early]);
        await accept(host, id);
      },
    },
  ])("takes a completion that comes $when", async ({ by, visit }) => {
    const { host, server } = await start(wire);
    let attempts = 0;
    const result = server.call(async () => {
      attempts += 1;
      if (attempts === 1) throw required([payment]);
      return "booked";
    });
    const { id } = await openQuestion(host);
    await visit(host, server, id);

    await expect(result).resolves.toMatchObject({ content: [{ text: '"booked"' }] });
    expect(await settledQuestion(host, id)).toMatchObject({
      outcome: { sent: "accept", by },
      detail: { visit: "complete" },
      lingering: false,
    });
    expect(host.log?.entries()).toMatchObject([{ id, outcome: { sent: "accept", by } }]);
  });

  it("hands back the error when the person does not go", async () => {
    const { host, server } = await start(wire);
    const result = server.call(async () => {
      throw required([payment]);
    });
    result.catch(() => {});
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "decline" } });
    await expect(result).rejects.toMatchObject({ code: -32042 });
  });

  it("opens no page for a server that the person has blocked", async () => {
    const { host, server } = await start(wire);
    await host.send({ type: "blockSession", id: server.session.id, blocked: true });
    const result = server.call(async () => {
      throw required([payment]);
    });
    await expect(result).rejects.toMatchObject({ code: -32042 });
    expect(host.getState()).toMatchObject({ open: [], settled: [] });
  });

  it("counts the pages that calls require with everything else that a server asks", async () => {
    const { host, server } = await start(wire, { perMinute: 1 });
    const insurance = { ...payment, elicitationId: "insurance-7", message: "And insure it" };
    const result = server.call(async () => {
      throw required([payment, insurance]);
    });
    await expect(result).rejects.toMatchObject({ code: -32042 });
    await openQuestions(host, 0);
    expect(host.getState().sessions).toMatchObject([{ refused: 1 }]);
  });

  it("does not go round for ever", async () => {
    const { host, server } = await start(wire);
    let attempts = 0;
    const result = server.call(async () => {
      attempts += 1;
      throw required([payment]);
    });
    result.catch(() => {});
    for (let round = 1; round <= 3; round += 1) {
      const { id, asked } = await openQuestion(host);
      expect(asked).toBe(round);
      await accept(host, id);
      await host.send({ type: "elicitation/complete", id });
    }
    await expect(result).rejects.toMatchObject({ code: -32042 });
    expect(attempts).toBe(4);
    expect(host.getState().open).toEqual([]);
  });

  it.each([["javascript:alert(1)"], ["http://pay.travel.example/"]])(
    "hands back the error when a page may not be opened: %s",
    async (url) => {
      const { host, server } = await start(wire);
      const result = server.call(async () => {
        throw required([{ ...payment, url }]);
      });
      await expect(result).rejects.toMatchObject({ code: -32042 });
      expect(host.getState().open).toEqual([]);
    },
  );

  const pages = (count: number) =>
    Array.from({ length: count }, (_, page) => ({ ...payment, elicitationId: `page-${page}` }));

  it.each([
    ["lists more pages than anybody would visit", pages(11)],
    ["lists none", []],
    ["lists one that is no page", [payment, null]],
    [
      "lists one whose address is longer than a host takes",
      [{ ...payment, url: `https://pay.travel.example/${"a".repeat(66_000)}` }],
    ],
  ])("hands back the error at once where it %s", async (_what, list) => {
    const { host, server } = await start(wire);
    const result = server.call(async () => {
      throw required(list as object[]);
    });
    await expect(result).rejects.toMatchObject({ code: -32042 });
    expect(host.getState()).toMatchObject({ open: [], settled: [] });
  });

  it("shows a page without words of the server's where it sent none", async () => {
    const { host, server } = await start(wire);
    const result = server.call(async () => {
      throw required([{ ...payment, message: 7 }]);
    });
    result.catch(() => {});
    const { id, request } = await openQuestion(host);
    expect(request).toEqual({ ...payment, message: "" });
    await host.send({ type: "settle", id, answer: { action: "decline" } });
    await expect(result).rejects.toMatchObject({ code: -32042 });
  });

  it("shows as many pages as a call may list", async () => {
    const { host, server } = await start(wire);
    const result = server.call(async () => {
      throw required(pages(10));
    });
    result.catch(() => {});
    const [first] = await openQuestions(host, 10);
    await host.send({ type: "settle", id: first?.id ?? "", answer: { action: "decline" } });
    await expect(result).rejects.toMatchObject({ code: -32042 });
  });

  it("takes nothing but the command for it for a visit that is done", async () => {
    const { host, server } = await start(wire);
    const { answer } = server.elicit(payment);
    const { id } = await openQuestion(host);
    await accept(host, id);
    await expect(answer).resolves.toEqual({ action: "accept" });
    expect(await host.send({ type: "elicitation/open", id })).toMatchObject({
      done: false,
      rejection: "unknown",
    });
    expect(host.read(id)).toMatchObject({ detail: { visit: "waiting" } });
    expect(await host.send({ type: "elicitation/complete", id })).toMatchObject({ done: true });
    expect(await host.send({ type: "elicitation/complete", id })).toMatchObject({ done: false });
  });

  it("ends with the call", async () => {
    const { host, server } = await start(wire);
    const stop = new AbortController();
    const result = server.call(
      async () => {
        throw required([payment]);
      },
      { signal: stop.signal },
    );
    result.catch(() => {});
    const { id } = await openQuestion(host);
    stop.abort();
    await expect(result).rejects.toMatchObject({ name: "AbortError" });
    expect((await settledQuestion(host, id)).outcome).toMatchObject({ cause: "caller-ended" });
  });
});
