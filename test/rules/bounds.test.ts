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
