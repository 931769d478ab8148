import { createDecisionLog } from "mcp-host-ui/host";
import { rulesFor } from "mcp-host-ui/rules";
import { describe, expect, it } from "vitest";
import { refusal } from "../kinds/sampling/core/rig.js";
import { openQuestion } from "../support/questions.js";
import { start } from "../support/serversAndWindows.js";
import { wires } from "../support/wires.js";
import { openHost, order, quietMonths, rulesOf } from "./rig.js";

const sample = { method: "sampling/createMessage", params: quietMonths };

describe.each(wires)("a rule about sampling, over %s", (_, wire) => {
  it("allows a request for a session, and its answer apart, with the rule's name in the log", async () => {
    const host = openHost();
    const server = await start(host, { wire });
    const first = server.request(sample);
    const question = await openQuestion(host);
    const rules = rulesFor(question, { lasting: "session", responses: true });
    expect(rules).toHaveLength(2);

    expect(await order(host, { type: "rules/propose", id: question.id, rules })).toEqual({
      done: true,
    });
    await expect(first.answer).resolves.toMatchObject({ content: { text: "In November." } });
    await expect(server.request(sample).answer).resolves.toMatchObject({ model: "claude" });

    const names = rulesOf(host).rules.map(({ name }) => name);
    expect(names).toEqual([
      expect.stringMatching(/ may ask claude up to 100 tokens$/),
      expect.stringMatching(/ may get the answers of claude up to 100 tokens$/),
    ]);
    const { log } = host.getState();
    expect(log).toHaveLength(2);
    for (const { outcome } of log)
      expect(outcome).toMatchObject({
        sent: "result",
        by: "rule",
        rule: names[1],
        rulings: [{ subject: "sampling/request" }, { subject: "sampling/response" }],
      });
  });

  it("leaves what was sent with the question, where the log keeps content", async () => {
    const host = openHost({}, { log: createDecisionLog({ content: true }) });
    const server = await start(host, { wire });
    const { answer } = server.request(sample);
    const question = await openQuestion(host);
    const rules = rulesFor(question, { lasting: "session", responses: true });
    await order(host, { type: "rules/propose", id: question.id, rules });
    await expect(answer).resolves.toMatchObject({ content: { text: "In November." } });
    const sent = { content: { text: "In November." } };
    expect(host.getState().settled).toMatchObject([{ detail: { sent } }]);
    expect(host.getState().log).toMatchObject([{ sent }]);
  });

  it("is offered with the name that people know the model by", async () => {
    const models = [
      { id: "small-1", name: "Small" },
      { id: "claude", name: "Claude" },
    ];
    const host = openHost({}, {}, { models });
    const server = await start(host, { wire });
    const { answer } = server.request({
      ...sample,
      params: { ...quietMonths, modelPreferences: { hints: [{ name: "claude" }] } },
    });
    const { id, facts } = await openQuestion(host);
    expect(facts).toMatchObject([{ model: "claude", modelName: "Claude" }]);
    await host.send({ type: "settle", id, answer: { action: "deny" } });
    await expect(answer).rejects.toThrow("rejected");
  });

  it("refuses a request in the host's name, not in the person's", async () => {
    const host = openHost();
    const server = await start(host, { wire });
    const first = server.request(sample);
    const question = await openQuestion(host);
    const rules = rulesFor(question, { lasting: "session", effect: "deny" });
    await order(host, { type: "rules/propose", id: question.id, rules });
    await expect(first.answer).rejects.toEqual(refusal(-1, /This host's rules do not allow/));
    await expect(server.request(sample).answer).rejects.toEqual(
      refusal(-1, /This host's rules do not allow/),
    );
    expect(host.getState().log.map(({ outcome }) => outcome)).toMatchObject([
      { sent: "error", by: "rule" },
      { sent: "error", by: "rule" },
    ]);
  });

  describe("that cannot be carried out", () => {
    const trouble = new Error("The dictionary is away.");
    /** A request whose rule is there, and whose masking fails once that decides. */
    async function openFailing() {
      const errors: unknown[] = [];
      let fail = () => {};
      const find = () => {
        fail();
        return [];
      };
      const host = openHost(
        {},
        { onError: (error) => errors.push(error) },
        { redact: { detectors: [{ kind: "ticket", find }] } },
      );
      const server = await start(host, { wire });
      const { answer } = server.request(sample);
      answer.catch(() => {});
      const question = await openQuestion(host);
      const rules = rulesFor(question, { lasting: "session" });
      const propose = (before: () => void = () => {}) => {
        fail = () => {
          before();
          throw trouble;
        };
        return order(host, { type: "rules/propose", id: question.id, rules });
      };
      return { host, server, answer, question, errors, propose };
    }

    it("leaves the request to the person, and is reported", async () => {
      const { host, server, answer, question, errors, propose } = await openFailing();
      const { id } = question;
      await propose();
      await expect
        .poll(() => host.getState().open)
        .toMatchObject([{ id, detail: { stage: "request-review", ruled: "failed" } }]);
      expect(host.getState().open).not.toMatchObject([{ quiet: true }]);
      expect(errors).toContain(trouble);
      expect(server.received).toEqual([]);
      await host.send({ type: "settle", id, answer: { action: "deny" } });
      await expect(answer).rejects.toEqual(refusal(-1, /User rejected/));
    });

    it("changes nothing where the request is over by then", async () => {
      const { host, answer, question, errors, propose } = await openFailing();
      const { id, session } = question;
      await propose(() => void host.send({ type: "blockSession", id: session, blocked: true }));
      await expect(answer).rejects.toEqual(refusal(-32603, /blocked/));
      await expect.poll(() => errors.at(-1)).toBeInstanceOf(Error);
      expect(host.getState()).toMatchObject({
        open: [],
        settled: [{ id, outcome: { by: "host", cause: "blocked" } }],
      });
    });
  });

  it("asks where a rule says so, whatever a less specific one allows", async () => {
    const host = openHost();
    const server = await start(host, { wire });
    const first = server.request(sample);
    const { id, session, facts } = await openQuestion(host);
    expect(facts).toMatchObject([{ subject: "sampling/request", model: "claude" }]);
    const about = { subject: "sampling/request" } as const;
    await order(host, {
      type: "rules/add",
      rules: [
        { effect: "ask", ...about, server: session, expires: "never" },
        { effect: "allow", ...about, maxTokens: 100, expires: "never" },
      ],
    });
    expect(host.getState().open).toMatchObject([{ id, detail: { stage: "request-review" } }]);
    expect(server.received).toEqual([]);
    await host.send({ type: "settle", id, answer: { action: "deny" } });
    await expect(first.answer).rejects.toEqual(refusal(-1, /User rejected/));
  });
});

it("leaves an answer to a person who wants to be asked from just before it would have left", async () => {
  const host = openHost({}, { log: createDecisionLog({ content: true }) });
  const session = host.openSession({ id: "travel" });
  const answer = session.receive("sampling/createMessage", quietMonths, {
    async supports() {
      // It is asked when the answer has come, too.
      const isLeaving = Object(host.getState().open[0]?.detail).ruled === true;
      if (isLeaving)
        await host.send({ type: "sampling/configure", settings: { askEveryTime: true } });
      return true;
    },
  });
  const question = await openQuestion(host);
  const rules = rulesFor(question, { lasting: "session", responses: true });
  await order(host, { type: "rules/propose", id: question.id, rules });

  await expect
    .poll(() => host.getState().open)
    .toMatchObject([{ detail: { stage: "response-review", ruled: "failed" } }]);
  expect(host.getState().log).toEqual([]);
  await host.send({ type: "settle", id: question.id, answer: { action: "send" } });
  await expect(answer).resolves.toMatchObject({ content: { text: "In November." } });
  expect(host.getState().log).toMatchObject([{ outcome: { by: "person" } }]);
});
