import type { RemoteHost } from "mcp-host-ui/relay";
import { rulesFor, rulesKey } from "mcp-host-ui/rules";
import { describe, expect, it } from "vitest";
import { openQuestion } from "../support/questions.js";
import { openWindow, start } from "../support/serversAndWindows.js";
import { openHost, order, quietMonths, rulesOf } from "./rig.js";

const sample = { method: "sampling/createMessage", params: quietMonths };

/** The open question as a window sees it. */
async function seenBy(remote: RemoteHost) {
  await expect.poll(() => remote.getState().open.length).toBe(1);
  const [question] = remote.getState().open;
  if (!question) throw new Error("The window sees no question.");
  return question;
}

describe("a window of a relay", () => {
  it("proposes a rule, which holds once somebody who may has made it", async () => {
    const host = openHost({}, {}, { reviewResponse: false });
    const server = await start(host);
    const remote = openWindow(host, { principal: "guest" });
    const { answer } = server.request(sample);
    const question = await seenBy(remote);
    const rules = rulesFor(question, { lasting: "session" });
    expect(await remote.send({ type: "rules/propose", id: question.id, rules })).toEqual({
      done: true,
    });
    expect(rulesOf(host)).toMatchObject({ rules: [], proposals: [{ by: "guest" }] });
    await expect.poll(() => remote.read(rulesKey)?.proposals.length).toBe(1);
    expect(host.getState().open).toMatchObject([{ phase: "open" }]);
    expect(await remote.send({ type: "rules/add", rules })).toMatchObject({
      rejection: "forbidden",
    });

    const proposal = rulesOf(host).proposals[0]?.id ?? "";
    expect(await remote.send({ type: "rules/accept", proposal })).toMatchObject({
      rejection: "forbidden",
    });
    await order(host, { type: "rules/accept", proposal });
    await expect(answer).resolves.toMatchObject({ model: "claude" });
    await expect
      .poll(() => remote.getState().log)
      .toMatchObject([
        {
          outcome: {
            by: "rule",
            principal: "guest",
            rulings: [{ subject: "sampling/request", rule: { madeBy: "guest" } }],
          },
        },
      ]);
  });

  it("makes, changes and revokes rules where the host app says that whoever sits there may, and not where only the port does", async () => {
    const host = openHost(
      { mayMake: (_, { principal, isRemote }) => !isRemote || principal === "ada" },
      {},
      { reviewResponse: false },
    );
    const server = await start(host);
    const [ada, guest] = ["ada", "guest"].map((principal) =>
      openWindow(host, { principal, allows: () => true }),
    );
    if (!ada || !guest) throw new Error("There are two windows.");
    const { answer } = server.request(sample);
    const question = await seenBy(guest);
    const rules = rulesFor(question, { lasting: "always" });
    expect(await guest.send({ type: "rules/add", rules })).toMatchObject({
      rejection: "forbidden",
    });
    expect(await guest.send({ type: "rules/stop", stopped: true })).toMatchObject({
      rejection: "forbidden",
    });
    await seenBy(ada);
    expect(await ada.send({ type: "rules/propose", id: question.id, rules })).toEqual({
      done: true,
    });
    await expect(answer).resolves.toMatchObject({ model: "claude" });
    expect(host.getState().log).toMatchObject([{ outcome: { by: "rule" } }]);
    expect(rulesOf(host).rules).toMatchObject([{ madeBy: "ada" }]);

    const rule = rulesOf(host).rules[0]?.id ?? "";
    const change = { type: "rules/change", rule, change: { maxTokens: 10 } } as const;
    expect(await guest.send(change)).toMatchObject({ rejection: "forbidden" });
    expect(await ada.send(change)).toEqual({ done: true });
    expect(rulesOf(host).rules).toMatchObject([{ maxTokens: 10 }]);
    const revoke = { type: "rules/remove", rule } as const;
    expect(await guest.send(revoke)).toMatchObject({ rejection: "forbidden" });
    expect(await ada.send(revoke)).toEqual({ done: true });
    expect(rulesOf(host).rules).toEqual([]);
  });

  it("proposes nothing from a question that it does not see", async () => {
    const host = openHost();
    const server = await start(host);
    const remote = openWindow(host, { sees: ({ type }) => type !== "question" });
    void server.request(sample).answer.catch(() => {});
    const question = await openQuestion(host);
    const rules = rulesFor(question, { lasting: "always" });
    expect((await remote.send({ type: "rules/propose", id: question.id, rules })).done).toBe(false);
    expect(rulesOf(host)).toMatchObject({ rules: [], proposals: [] });
  });
});
