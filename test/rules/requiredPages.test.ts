import { rulesFor } from "mcp-host-ui/rules";
import { describe, expect, it } from "vitest";
import { openWireV1 } from "../support/openWireV1.js";
import { openQuestion, openQuestions } from "../support/questions.js";
import { start } from "../support/serversAndWindows.js";
import { openHost, order } from "./rig.js";

const payment = {
  mode: "url",
  message: "Pay for your trip.",
  url: "https://pay.example/checkout",
  elicitationId: "payment",
};
const insurance = { ...payment, message: "Insure it.", elicitationId: "insurance" };

/** Fails a call as a server does that needs pages to be visited first. */
const requires = (...elicitations: readonly object[]) =>
  Object.assign(new Error("Pay first."), { code: -32042, data: { elicitations } });

const pushing = [
  ["SDK v2", "2025-11-25"],
  ["SDK v1 latest", openWireV1("latest")],
] as const;

describe.each(pushing)("a rule against pages that calls require, with %s", (_, wire) => {
  it("shows none of them, and the server is called once and hears of no visit", async () => {
    const host = openHost();
    const server = await start(host, { wire });
    const rule = { effect: "deny", subject: "elicitation/url", expires: "never" } as const;
    await order(host, { type: "rules/add", rules: [rule] });
    let calls = 0;
    const called = server.call(async () => {
      calls += 1;
      throw requires(payment, insurance);
    });
    await expect(called).rejects.toMatchObject({ code: -32042 });
    expect(calls).toBe(1);
    expect(server.received).toEqual([]);
    expect(host.getState().open).toEqual([]);
    expect(host.getState().log).toMatchObject([
      { outcome: { by: "rule" } },
      { outcome: { by: "rule" } },
    ]);
  });

  it("that is made while they wait ends the call, and holds for that tool alone", async () => {
    const host = openHost();
    const server = await start(host, { wire });
    let calls = 0;
    const book = async () => {
      calls += 1;
      throw requires(payment);
    };
    const first = server.call(book, { name: "book" });
    const question = await openQuestion(host);
    const { id, facts, session } = question;
    expect(facts).toMatchObject([{ subject: "elicitation/url", tool: "book", may: ["deny"] }]);
    expect(rulesFor(question, { lasting: "always" })).toEqual([]);
    const rules = [
      {
        effect: "deny",
        subject: "elicitation/url",
        server: session,
        tool: "book",
        expires: "never",
      },
    ] as const;
    await order(host, { type: "rules/propose", id, rules });
    await expect(first).rejects.toMatchObject({ code: -32042 });
    await expect(server.call(book, { name: "book" })).rejects.toMatchObject({ code: -32042 });
    expect(calls).toBe(2);

    const other = server.call(book, { name: "insure" });
    other.catch(() => {});
    const [asked] = await openQuestions(host, 1);
    await host.send({ type: "settle", id: asked?.id ?? "", answer: { action: "decline" } });
    await expect(other).rejects.toMatchObject({ code: -32042 });
    expect(calls).toBe(3);
    expect(server.received).toEqual([]);
  });
});
