import { rulesFor } from "mcp-host-ui/rules";
import { describe, expect, it } from "vitest";
import { refusal } from "../kinds/sampling/core/rig.js";
import { openQuestion, shippingAddress } from "../support/questions.js";
import { start } from "../support/serversAndWindows.js";
import { wires } from "../support/wires.js";
import { openHost, order, quietMonths } from "./rig.js";

const sample = { method: "sampling/createMessage", params: quietMonths };
const visit = {
  mode: "url",
  message: "Pay for your trip.",
  url: "https://pay.example/1",
  elicitationId: "1",
};

describe.each(wires)("a form, over %s", (_, wire) => {
  it("is accepted and declined by no rule: one can only keep it from being shown, and the server hears that the host did", async () => {
    const host = openHost();
    const server = await start(host, { wire });
    const first = server.elicit(shippingAddress);
    const question = await openQuestion(host);
    expect(rulesFor(question, { lasting: "always" })).toEqual([]);
    expect(
      await order(host, {
        type: "rules/add",
        rules: [{ effect: "allow", subject: "elicitation/form", expires: "never" }],
      }),
    ).toMatchObject({ done: false, rejection: "invalid" });
    for (const answer of [{ action: "accept", content: { city: "Lisbon" } }, { action: "decline" }])
      expect(
        await host.send({ type: "settle", id: question.id, answer, rule: "always Lisbon" }),
      ).toMatchObject({ done: false, rejection: "invalid" });
    expect(server.received).toEqual([]);

    const rules = rulesFor(question, { lasting: "always", effect: "deny" });
    await order(host, { type: "rules/propose", id: question.id, rules });
    await expect(first.answer).rejects.toEqual(
      refusal(-32603, /This host's rules do not show this request to anybody/),
    );
    await expect(server.elicit(shippingAddress).answer).rejects.toEqual(
      refusal(-32603, /This host's rules/),
    );
    expect(host.getState().log).toMatchObject([
      { outcome: { sent: "error", by: "rule", rulings: [{ effect: "deny" }] } },
      { outcome: { sent: "error", by: "rule" } },
    ]);
  });
});

describe("a page to visit", () => {
  it("is visited by no rule, and asked or denied by one", async () => {
    const host = openHost();
    const server = await start(host, { wire: "2025-11-25" });
    const first = server.request({ method: "elicitation/create", params: visit });
    const { id, facts } = await openQuestion(host);
    expect(facts).toMatchObject([{ subject: "elicitation/url", may: ["deny"] }]);
    const about = { subject: "elicitation/url", expires: "never" } as const;
    expect(
      await order(host, { type: "rules/add", rules: [{ effect: "allow", ...about }] }),
    ).toMatchObject({ rejection: "invalid" });
    expect(
      await host.send({ type: "settle", id, answer: { action: "accept" }, rule: "forged" }),
    ).toMatchObject({ rejection: "invalid" });
    await order(host, { type: "rules/add", rules: [{ effect: "deny", ...about }] });
    await expect(first.answer).rejects.toEqual(refusal(-32603, /This host's rules/));
  });
});

describe("“Ask me every time”", () => {
  it("beats every rule about sampling, in the host, also a settle that names one", async () => {
    const host = openHost();
    const server = await start(host);
    await host.send({ type: "sampling/configure", settings: { askEveryTime: true } });
    const about = { maxTokens: 1_000, expires: "never" } as const;
    await order(host, {
      type: "rules/add",
      rules: [
        { effect: "allow", subject: "sampling/request", ...about },
        { effect: "allow", subject: "sampling/response", ...about },
      ],
    });
    const { answer } = server.request(sample);
    const { id, facts } = await openQuestion(host);
    expect(facts).toMatchObject([{ asksEachTime: true }]);
    expect(await host.send({ type: "sampling/approve", id, rule: "forged" })).toMatchObject({
      rejection: "invalid",
    });
    await host.send({ type: "sampling/approve", id });
    await expect
      .poll(() => host.read(id))
      .toMatchObject({ phase: "open", detail: { stage: "response-review" } });
    expect(
      await host.send({ type: "settle", id, answer: { action: "send" }, rule: "forged" }),
    ).toMatchObject({ rejection: "invalid" });
    expect(server.received).toEqual([]);
    await host.send({ type: "sampling/configure", settings: { askEveryTime: false } });
    await host.send({ type: "settle", id, answer: { action: "send" } });
    await expect(answer).resolves.toMatchObject({ model: "claude" });
  });

  it("holds where the host's policy says it, for folders too", async () => {
    const host = openHost({}, { policy: { review: "always" } });
    const server = await start(host);
    await order(host, {
      type: "rules/add",
      rules: [{ effect: "allow", subject: "roots", expires: "never" }],
    });
    const { answer } = server.request({ method: "roots/list" });
    const { id } = await openQuestion(host);
    const share = { action: "share", uris: ["file:///home/ada"] };
    expect(await host.send({ type: "settle", id, answer: share, rule: "forged" })).toMatchObject({
      rejection: "invalid",
    });
    await host.send({ type: "settle", id, answer: share });
    await expect(answer).resolves.toMatchObject({ roots: [{ uri: "file:///home/ada" }] });
  });
});

describe.each(wires)("a rule about folders, over %s", (_, wire) => {
  it("gives them, and refuses them in the host's name, without a decision of the person's to remember", async () => {
    const host = openHost();
    const server = await start(host, { wire });
    const first = server.request({ method: "roots/list" });
    const question = await openQuestion(host);
    const rules = rulesFor(question, { lasting: { minutes: 10 } });
    await order(host, { type: "rules/propose", id: question.id, rules });
    await expect(first.answer).resolves.toMatchObject({ roots: [{ uri: "file:///home/ada" }] });
    await order(host, {
      type: "rules/add",
      rules: [{ effect: "deny", subject: "roots", server: question.session, expires: "never" }],
    });
    await expect(server.request({ method: "roots/list" }).answer).rejects.toEqual(
      refusal(-1, /This host's rules do not allow/),
    );
  });
});
