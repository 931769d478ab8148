import { describe, expect, it } from "vitest";
import { asking, openRounds, saying } from "../support/openRounds.js";
import { openQuestion } from "../support/questions.js";
import { openHost, order, quietMonths } from "./rig.js";

const sampling = { method: "sampling/createMessage", params: quietMonths };
const about = { tool: "search", expires: "never" } as const;

/** A server whose tool asks a model once, and then ends with what it got. */
async function start(isTapped: boolean) {
  const host = openHost({}, {}, { reviewResponse: false });
  const rounds = await openRounds(
    host,
    ({ inputResponses }) =>
      inputResponses ? saying(JSON.stringify(inputResponses)) : asking({ sampling }),
    { isTapped },
  );
  return { host, ...rounds };
}

describe("a rule for one tool", () => {
  it("allows what is certain to come from that tool, and nothing of another one", async () => {
    const { host, call, sent } = await start(true);
    const rule = {
      effect: "allow",
      subject: "sampling/request",
      maxTokens: 100,
      ...about,
    } as const;
    await order(host, { type: "rules/add", rules: [rule] });
    await expect(call({}, { name: "search" })).resolves.toMatchObject({
      content: [{ text: expect.stringContaining("In November.") }],
    });
    expect(sent[1]).toMatchObject({
      inputResponses: { sampling: { content: { text: "In November." } } },
    });

    const other = call({}, { name: "delete" });
    const { id, facts } = await openQuestion(host);
    expect(facts).toMatchObject([{ tool: "delete" }]);
    expect(sent).toHaveLength(3);
    await host.send({ type: "settle", id, answer: { action: "deny" } });
    await expect(other).rejects.toThrow("User rejected");
    expect(sent).toHaveLength(3);
  });

  it("denies in the host's name what that tool asks, and no round goes back", async () => {
    const { host, call, sent } = await start(true);
    await order(host, {
      type: "rules/add",
      rules: [{ effect: "deny", subject: "sampling/request", ...about }],
    });
    await expect(call({}, { name: "search" })).rejects.toThrow("This host's rules do not allow");
    expect(sent).toHaveLength(1);
    expect(host.getState().log).toMatchObject([{ outcome: { sent: "error", by: "rule" } }]);
  });

  it("goes before one for any tool of the server, whichever of them allows less", async () => {
    const { host, call, sent } = await start(true);
    const shared = { subject: "sampling/request", expires: "never" } as const;
    await order(host, {
      type: "rules/add",
      rules: [
        { ...shared, effect: "deny" },
        { ...shared, effect: "allow", maxTokens: 100, tool: "search" },
      ],
    });
    await expect(call({}, { name: "search" })).resolves.toMatchObject({
      content: [{ text: expect.stringContaining("In November.") }],
    });
    expect(sent).toHaveLength(2);
    await expect(call({}, { name: "delete" })).rejects.toThrow("This host's rules do not allow");
    expect(sent).toHaveLength(3);
  });

  it("decides nothing where no tap saw which call asks, though only that one is open", async () => {
    const { host, call, sent } = await start(false);
    const rule = {
      effect: "allow",
      subject: "sampling/request",
      maxTokens: 100,
      ...about,
    } as const;
    await order(host, { type: "rules/add", rules: [rule] });
    const called = call({}, { name: "search" });
    const { id, facts } = await openQuestion(host);
    expect(facts?.[0]).not.toHaveProperty("tool");
    expect(sent).toHaveLength(1);
    await host.send({ type: "sampling/approve", id });
    await expect(called).resolves.toMatchObject({
      content: [{ text: expect.stringContaining("In November.") }],
    });
    expect(sent).toHaveLength(2);
  });
});
