import { approveTool, type LocalHost, runTool, type Tools } from "mcp-host-ui/host";
import {
  createRules,
  decidedBy,
  type RuleInput,
  rulesFor,
  rulesKey,
  ruleUseKey,
  stateOfRule,
} from "mcp-host-ui/rules";
import { describe, expect, it } from "vitest";
import { openQuestion, openQuestions } from "../../../support/questions.js";
import { bookFlight, openV2, toolHost } from "../rig.js";

const call = { tool: bookFlight, arguments: { from: "Lisbon", to: "Oslo" } };

async function open() {
  const rig = await openV2({ rules: createRules() });
  return { ...rig, want: (wanted: Tools.Call) => runTool(rig.session, wanted, rig.run) };
}

/** Makes the rule that a user makes from a question. */
async function make(host: LocalHost, options: Partial<Parameters<typeof rulesFor>[1]> = {}) {
  const question = await openQuestion(host);
  const rules = rulesFor(question, { lasting: "always", ...options });
  await expect(host.send({ type: "rules/propose", id: question.id, rules })).resolves.toMatchObject(
    { done: true },
  );
  return rules;
}

describe("a rule about a tool", () => {
  it("runs the tool from then on, for other arguments too, and is named in the log", async () => {
    const { host, want, received } = await open();
    const first = want(call);
    await make(host);
    await expect(first).resolves.toMatchObject({ ran: true });
    const other = { ...call, arguments: { from: "Oslo", to: "Lisbon" } };
    await expect(want(other)).resolves.toMatchObject({ ran: true, edited: false });
    expect(received).toEqual([call.arguments, other.arguments]);
    const rule = { sent: "accept", by: "rule", rule: "bookFlight of Travel Booking may run" };
    expect(host.log?.entries().map(({ outcome }) => outcome)).toMatchObject([
      // Each decision, and its run.
      ...[rule, rule],
      ...[rule, rule],
    ]);
    const made = host.read(rulesKey)?.rules[0]?.id ?? "";
    expect(decidedBy(host.log?.entries() ?? [], made)).toHaveLength(2);
  });

  it("is suspended when the server changes the tool, and holds again when the tool is as it was", async () => {
    const { host, want } = await open();
    void want(call);
    await make(host);
    const rule = host.read(rulesKey)?.rules[0];
    if (!rule) throw new Error("No rule was made.");
    const standing = () => stateOfRule(rule, host.read(ruleUseKey(rule.id)));
    expect(standing()).toBe("in-force");

    const changed = want({ ...call, tool: { ...bookFlight, description: "Books any flight." } });
    const question = (await openQuestion(host)) as Tools.Question;
    expect(standing()).toBe("changed");
    expect(question.detail.risk.causes).toEqual([{ code: "changed" }]);
    expect(question.detail.allowedBefore?.description).toBe(bookFlight.description);
    await host.send({ type: "settle", id: question.id, answer: { action: "cancel" } });
    await expect(changed).resolves.toMatchObject({ ran: false });
    await expect(want(call)).resolves.toMatchObject({ ran: true });
    expect(standing()).toBe("in-force");
  });

  it("denies the tool by name, whatever its definition, and no other tool", async () => {
    const { host, want, received } = await open();
    const denied = want(call);
    await make(host, { effect: "deny" });
    await expect(denied).resolves.toMatchObject({ ran: false, decision: { action: "deny" } });
    const changed = { ...call, tool: { ...bookFlight, title: "Another" } };
    await expect(want(changed)).resolves.toMatchObject({ decision: { action: "deny" } });
    void want({ tool: "searchHotels" });
    await openQuestions(host, 1);
    expect(received).toEqual([]);
  });

  it("covers only the same arguments when the user chose that", async () => {
    const { host, want } = await open();
    const first = want(call);
    await make(host, { arguments: "same" });
    await expect(first).resolves.toMatchObject({ ran: true });
    await expect(
      want({ ...call, arguments: { to: "Oslo", from: "Lisbon" } }),
    ).resolves.toMatchObject({ ran: true });
    void want({ ...call, arguments: { from: "Lisbon", to: "Bergen" } });
    await openQuestions(host, 1);
  });

  it("allows nothing at the high risk, and asks again once it is revoked", async () => {
    const { host, want } = await open();
    void want(call);
    await make(host);
    void want({ ...call, arguments: { from: "Lis\u200b\u200bbon" } });
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "cancel" } });
    const rule = host.read(rulesKey)?.rules[0]?.id ?? "";
    await host.send({ type: "rules/remove", rule });
    void want(call);
    const again = await openQuestion(host);
    expect(again.request).toMatchObject({ arguments: call.arguments });
  });

  it("decides nothing where the host's policy shows every call", async () => {
    const host = toolHost({ rules: createRules(), policy: { review: "always" } });
    const session = host.openSession({ id: "travel" });
    const rule = { effect: "allow", subject: "tool-approval", tools: "any", arguments: "any" };
    await host.send({ type: "rules/add", rules: [{ ...rule, expires: "never" }] });
    void approveTool(session, call);
    expect((await openQuestion(host)).facts).toMatchObject([{ asksEachTime: true }]);
  });

  it("that is revoked holds for no call that waits for its turn", async () => {
    const host = toolHost({ rules: createRules(), connectionsPerOrigin: 2 });
    const session = host.openSession({ id: "travel", origin: "https://travel.example" });
    const ends: (() => void)[] = [];
    const run = () => new Promise<string>((resolve) => ends.push(() => resolve("Booked")));
    const want = () => runTool(session, call, run);
    const first = want();
    await make(host);
    await expect.poll(() => ends.length).toBe(1);
    const second = want();
    await expect.poll(() => host.getState().calls.map(({ phase }) => phase)).toContain("queued");
    const rule = host.read(rulesKey)?.rules[0]?.id ?? "";
    await host.send({ type: "rules/remove", rule });
    ends[0]?.();
    await expect(first).resolves.toMatchObject({ ran: true });
    const { id } = await openQuestion(host);
    await host.send({ type: "settle", id, answer: { action: "deny" } });
    await expect(second).resolves.toMatchObject({ ran: false });
    expect(ends).toHaveLength(1);
  });

  const written: RuleInput = {
    effect: "allow",
    subject: "tool-approval",
    server: "travel",
    tool: "read",
    tools: "any",
    expires: "never",
  };
  it.each<[string, RuleInput["arguments"], object, boolean]>([
    ["no arguments by default", undefined, { path: "/a" }, false],
    ["a file in the folder", [{ name: "path", within: "/trips/" }], { path: "/trips/a.md" }, true],
    ["the folder itself", [{ name: "path", within: "/trips" }], { path: "/trips" }, true],
    [
      "a folder of a longer name",
      [{ name: "path", within: "/trips" }],
      { path: "/trips2/a" },
      false,
    ],
    ["a way out", [{ name: "path", within: "/trips" }], { path: "/trips/../key" }, false],
    ["an escape", [{ name: "path", within: "/trips" }], { path: "/trips/%2e%2e/key" }, false],
    [
      "an address of the origin",
      [{ name: "url", origin: "https://a.example" }],
      { url: "https://a.example/x?y" },
      true,
    ],
    [
      "another host behind a user name",
      [{ name: "url", origin: "https://a.example" }],
      { url: "https://a.example@b.example/" },
      false,
    ],
    ["an argument beyond those listed", [{ name: "a", any: true }], { a: 1, b: 2 }, false],
  ])("with bounds for its arguments: %s", async (_, bounds, given, isCovered) => {
    const { host, want } = await open();
    const rule = { ...written, ...(bounds && { arguments: bounds }) };
    await expect(host.send({ type: "rules/add", rules: [rule] })).resolves.toMatchObject({
      done: true,
    });
    const ran = want({ tool: "read", arguments: given });
    if (!isCovered) {
      const { id } = await openQuestion(host);
      await host.send({ type: "settle", id, answer: { action: "deny" } });
    }
    expect((await ran).ran).toBe(isCovered);
  });

  it("stops at the budget of its server", async () => {
    const { host, want } = await open();
    void want(call);
    await make(host);
    await host.send({
      type: "rules/budget",
      budget: { server: "travel", requestsPerHour: 2, over: "refuse" },
    });
    await expect(want(call)).resolves.toMatchObject({ ran: true });
    await expect(want(call)).resolves.toMatchObject({ ran: false, decision: { action: "deny" } });
  });
});
