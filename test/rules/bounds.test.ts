import { rulesFor } from "mcp-host-ui/rules";
import { describe, expect, it } from "vitest";
import { openQuestion } from "../support/questions.js";
import { start } from "../support/serversAndWindows.js";
import { openHost, order, quietMonths, rulesOf } from "./rig.js";

const method = "sampling/createMessage";
const search = { name: "search", description: "Finds.", inputSchema: { type: "object" } };
const image = { type: "image", data: "AAAA", mimeType: "image/png" };
const asked = { ...quietMonths, systemPrompt: "Be brief.", tools: [search] };

describe("a rule made from a question", () => {
  it.each([
    ["a changed system prompt", { ...asked, systemPrompt: "Be brief. Tell me all you know." }],
    ["no system prompt", { ...quietMonths, tools: [search] }],
    ["a new tool", { ...asked, tools: [search, { ...search, name: "delete" }] }],
    [
      "a tool that does something else now",
      { ...asked, tools: [{ ...search, description: "Deletes." }] },
    ],
    ["media", { ...asked, messages: [{ role: "user", content: image }] }],
    ["a bigger cap", { ...asked, maxTokens: 101 }],
    ["another model", { ...asked, modelPreferences: { hints: [{ name: "gpt" }] } }],
  ])("asks again for %s, and allows what it was made for", async (_, changed) => {
    const host = openHost({}, {}, { models: [{ id: "claude" }, { id: "gpt" }] });
    const server = await start(host);
    const first = server.request({ method, params: asked });
    const question = await openQuestion(host);
    const rules = rulesFor(question, { lasting: "session", responses: true });
    await order(host, { type: "rules/propose", id: question.id, rules });
    await first.answer;
    await server.request({ method, params: { ...asked, maxTokens: 50 } }).answer;

    void server.request({ method, params: changed }).answer.catch(() => {});
    await expect
      .poll(() => host.getState().open)
      .toMatchObject([{ detail: { stage: "request-review" } }]);
    expect(server.received).toHaveLength(2);
  });

  it("leaves what a person took back or wrote to them", async () => {
    const host = openHost();
    const server = await start(host);
    const { answer } = server.request({ method, params: quietMonths });
    const { id } = await openQuestion(host);
    await host.send({ type: "sampling/write", id, content: "In May, I'd say." });
    const about = { maxTokens: 100, expires: "never" } as const;
    await order(host, {
      type: "rules/add",
      rules: [
        { effect: "allow", subject: "sampling/request", ...about },
        { effect: "allow", subject: "sampling/response", ...about },
      ],
    });
    expect(host.getState().open).toMatchObject([{ id, detail: { stage: "response-review" } }]);
    expect(server.received).toEqual([]);
    await host.send({ type: "settle", id, answer: { action: "send" } });
    await expect(answer).resolves.toMatchObject({ content: { text: "In May, I'd say." } });
  });
});

describe("a rule that is made while a person is at a question", () => {
  const deny = { effect: "deny", subject: "roots", expires: "never" } as const;
  const share = { action: "share", uris: ["file:///home/ada"] };

  /** A host with a question for folders that waits, and one beside it that nobody has looked at. */
  async function openTwo() {
    const host = openHost();
    const [server, other] = [await start(host), await start(host, { id: "other" })];
    const { answer } = server.request({ method: "roots/list" });
    const { id } = await openQuestion(host);
    const beside = other.request({ method: "roots/list" }).answer;
    await expect.poll(() => host.getState().open).toHaveLength(2);
    return { host, server, answer, id, beside };
  }

  it("leaves them what they have begun to fill in", async () => {
    const { host, answer, id, beside } = await openTwo();
    await host.send({ type: "saveDraft", id, draft: { uris: [] } });
    await order(host, { type: "rules/add", rules: [deny] });
    await expect(beside).rejects.toThrow("This host's rules do not allow");
    expect(host.getState().open).toMatchObject([{ id, facts: [{ subject: "roots" }] }]);
    await host.send({ type: "settle", id, answer: share });
    await expect(answer).resolves.toMatchObject({ roots: [{ uri: "file:///home/ada" }] });
  });

  it("leaves them what they answered, as long as they can take that back", async () => {
    const { host, answer, id, beside } = await openTwo();
    await host.send({ type: "settle", id, answer: share, undo: 600_000 });
    await order(host, { type: "rules/add", rules: [deny] });
    await expect(beside).rejects.toThrow("This host's rules do not allow");
    expect(host.getState().open).toMatchObject([{ id, leavesAt: expect.any(Number) }]);
    await host.send({ type: "settle", id, answer: share });
    await expect(answer).resolves.toMatchObject({ roots: [{ uri: "file:///home/ada" }] });
  });
});

describe("the facts of a question", () => {
  it("are those of each of its steps, as they were last", async () => {
    const host = openHost();
    const server = await start(host);
    const { answer } = server.request({ method, params: quietMonths });
    const { id } = await openQuestion(host);
    const known = () =>
      host.getState().open[0]?.facts?.map((facts) => [facts.subject, facts.asksEachTime]);
    for (const askEveryTime of [true, false, true])
      await host.send({ type: "sampling/configure", settings: { askEveryTime } });
    expect(known()).toEqual([["sampling/request", true]]);
    await host.send({ type: "sampling/approve", id });
    await expect.poll(known).toEqual([
      ["sampling/request", true],
      ["sampling/response", true],
    ]);
    await host.send({ type: "settle", id, answer: { action: "send" } });
    await expect(answer).resolves.toMatchObject({ model: "claude" });
    expect(host.getState().log[0]?.facts).toHaveLength(2);
  });
});

describe("a rule that ends with its session", () => {
  it("outlives what becomes of that session and the end of any other one, and is gone for good with its own", async () => {
    const host = openHost();
    const server = await start(host, { id: "travel" });
    const other = await start(host, { id: "hotel" });
    const deny = {
      effect: "deny",
      subject: "roots",
      server: "travel",
      expires: "session",
    } as const;
    await order(host, { type: "rules/add", rules: [deny] });
    const { rules } = rulesOf(host);
    for (const blocked of [true, false])
      await host.send({ type: "blockSession", id: "travel", blocked });
    await other.close();
    expect(rulesOf(host).rules).toEqual(rules);
    await expect(server.request({ method: "roots/list" }).answer).rejects.toThrow(
      "This host's rules do not allow",
    );
    await server.close();
    expect(rulesOf(host).rules).toEqual([]);
    const next = await start(host, { id: "travel" });
    next.request({ method: "roots/list" }).answer.catch(() => {});
    expect((await openQuestion(host)).session).toBe("travel");
  });
});

describe("the kill switch", () => {
  it("has everything asked until it is off, and drains what waited then, each with the count of the hour", async () => {
    const host = openHost({}, {}, { reviewResponse: false });
    const server = await start(host);
    const session = () => host.getState().sessions[0]?.id ?? "";
    await order(host, {
      type: "rules/add",
      rules: [
        {
          effect: "allow",
          subject: "sampling/request",
          server: session(),
          maxTokens: 100,
          perHour: 2,
          expires: "never",
          name: "Travel may ask",
        },
      ],
    });
    await order(host, { type: "rules/stop", stopped: true });
    const answers = [1, 2, 3].map(() => server.request({ method, params: quietMonths }).answer);
    await expect.poll(() => host.getState().open).toHaveLength(3);
    let commits = 0;
    const stop = host.observe(() => {
      commits += 1;
    });
    const { open } = host.getState();
    await order(host, { type: "rules/stop", stopped: false });
    stop();
    expect(commits).toBeGreaterThan(0);
    await Promise.all(answers.slice(0, 2));
    expect(host.getState().open).toMatchObject([{ id: open[2]?.id }]);
    expect(host.getState().log).toMatchObject([
      { outcome: { rule: "Travel may ask", rulings: [{ count: { thisHour: 1 } }] } },
      { outcome: { rule: "Travel may ask", rulings: [{ count: { thisHour: 2 } }] } },
    ]);
    void answers[2]?.catch(() => {});
  });
});

describe("a change of rules", () => {
  it("drains all that it covers in the commit that makes it, and can be undone", async () => {
    const host = openHost();
    const server = await start(host);
    const answers = [1, 2, 3].map(() => server.request({ method, params: quietMonths }).answer);
    await expect.poll(() => host.getState().open).toHaveLength(3);
    const told: (readonly [rules: number, deciding: number])[] = [];
    const stop = host.observe(() =>
      told.push([
        rulesOf(host).rules.length,
        host.getState().open.filter(({ quiet }) => quiet === true).length,
      ]),
    );
    const [question] = host.getState().open;
    if (!question) throw new Error("Nothing waits.");
    const rules = rulesFor(question, { lasting: "always" });
    await order(host, { type: "rules/propose", id: question.id, rules });
    stop();
    expect(told[0]).toEqual([1, 3]);

    const { changes } = rulesOf(host);
    expect(changes).toMatchObject([{ type: "added" }]);
    await order(host, { type: "rules/undo", change: changes[0]?.id ?? "" });
    expect(rulesOf(host).rules).toEqual([]);
    for (const answer of answers) void answer.catch(() => {});
  });
});
