import { approveTool, availableTools, type Tools, toolApproval } from "mcp-host-ui/host";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openQuestion, settledQuestion } from "../../../support/questions.js";
import { createRecordingStorage } from "../../../support/recordingStorage.js";
import { bookFlight, toolHost } from "../rig.js";

const read = { name: "searchHotels", annotations: { readOnlyHint: true } };
const zeros = Array.from({ length: 9_000 }, () => 0);
const cityOnly = { arguments: { city: "Oslo" } };

/** Asks about a call in a new host, and returns the risk that the question shows. */
async function riskOf(call: Tools.Call, others: readonly string[] = []): Promise<Tools.Risk> {
  const host = toolHost();
  const session = host.openSession({ id: "travel", name: "Travel Booking" });
  for (const name of others) host.openSession({ id: name, name });
  void approveTool(session, call);
  const question = await openQuestion(host);
  if (!("detail" in question)) throw new Error("There is no detail.");
  return (question as Tools.Question).detail.risk;
}

describe("the risk of a tool call", () => {
  it("is normal without annotations, and with any claim that the policy does not believe", async () => {
    await expect(riskOf({ tool: "anything", ...cityOnly })).resolves.toEqual({
      level: "normal",
      causes: [],
      privateData: [],
    });
    await expect(riskOf({ tool: read, ...cityOnly })).resolves.toMatchObject({ level: "normal" });
  });

  it.each<[string, Tools.Call, readonly string[], readonly object[]]>([
    [
      "the server declares destruction",
      { tool: { name: "cancelBooking", annotations: { destructiveHint: true } } },
      [],
      [{ code: "destructive" }],
    ],
    [
      "an argument has the shape of a credential",
      { tool: "note", arguments: { body: { text: `key ghp_${"aB3d".repeat(9)}` } } },
      [],
      [{ code: "credential", secret: "key", argument: "body" }],
    ],
    [
      "an argument is named like a credential",
      { tool: "login", arguments: { password: "correct horse", remember: true } },
      [],
      [{ code: "credential", secret: "password", argument: "password" }],
    ],
    [
      "another server's name looks the same",
      { tool: "anything" },
      ["Travel B\u043e\u043eking"],
      [
        {
          code: "look-alike",
          of: "server",
          name: "Travel Booking",
          like: "Travel B\u043e\u043eking",
        },
      ],
    ],
    [
      "an argument hides text",
      { tool: "note", arguments: { title: "ok", body: "hi\u{e0041}\u{e0042}" } },
      [],
      [{ code: "hidden-text", argument: "body" }],
    ],
    [
      "an argument hides text behind thousands of values",
      { tool: "note", arguments: { lines: [zeros, zeros, zeros, "hi\u{e0041}\u{e0042}"] } },
      [],
      [{ code: "hidden-text", argument: "lines" }],
    ],
    [
      "the definition hides text",
      { tool: { name: "note", description: "Saves\u200b\u200b a note" } },
      [],
      [{ code: "hidden-text" }],
    ],
    [
      "a detail of the harness hides text",
      { tool: "note", details: { reason: "Save\u200b\u200b it" } },
      [],
      [{ code: "hidden-text", argument: "reason" }],
    ],
    ["the harness asks for care", { tool: "note", careful: true }, [], [{ code: "careful" }]],
  ])("is high when %s", async (_, call, others, causes) => {
    await expect(riskOf(call, others)).resolves.toMatchObject({ level: "high", causes });
  });

  it("is high when the definition changed since the user allowed it, also after a reload", async () => {
    const { storage } = createRecordingStorage();
    for (const title of ["Book a flight", "Book a flight", "Book any flight"]) {
      const host = toolHost({ tools: { storage } });
      const session = host.openSession({ id: "travel" });
      const asked = approveTool(session, { tool: { ...bookFlight, title } });
      const question = (await openQuestion(host)) as Tools.Question;
      const isChanged = title === "Book any flight";
      expect(question.detail.risk.causes).toEqual(isChanged ? [{ code: "changed" }] : []);
      expect(question.detail.allowedBefore?.title).toBe(isChanged ? "Book a flight" : undefined);
      const { id } = question;
      await host.send({ type: "settle", id, answer: { action: "allow" } });
      await expect(asked).resolves.toMatchObject({ action: "allow" });
      host.close();
    }
  });

  it.each<[string, Tools.Definition, string, string | undefined]>([
    [
      "a title reads like another server's title",
      { name: "pay2", title: "Pay with My B\u0430nk" },
      "Pay with My Bank",
      "Pay with My Bank",
    ],
    [
      "a title reads like another server's tool name",
      { name: "pay2", title: "p\u0430y" },
      "Pay with My Bank",
      "pay",
    ],
    ["a name reads like another server's title", { name: "B\u0430nk pay" }, "Bank pay", "Bank pay"],
    ["another server has the same title", { name: "pay2", title: "Pay Now" }, "Pay now", undefined],
  ])("compares what the user reads: %s", async (_, tool, title, like) => {
    const host = toolHost();
    const bank = host.openSession({ id: "bank", name: "My Bank" });
    await availableTools(bank, [{ name: "pay", title }]);
    const asked = approveTool(host.openSession({ id: "sunny", name: "Sunny Deals" }), { tool });
    const question = (await openQuestion(host)) as Tools.Question;
    expect(question.detail.risk.causes).toEqual(
      like === undefined
        ? []
        : [{ code: "look-alike", of: "tool", name: tool.title ?? tool.name, like }],
    );
    await host.send({ type: "settle", id: question.id, answer: { action: "deny" } });
    await expect(asked).resolves.toMatchObject({ action: "deny" });
  });

  it("is found in many short tasks when a call has many short texts", async () => {
    let [time, tasks] = [0, 0];
    vi.spyOn(performance, "now").mockImplementation(() => {
      time += 1;
      return time;
    });
    vi.stubGlobal("scheduler", {
      async yield() {
        tasks += 1;
      },
    });
    onTestFinished(() => {
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    });
    const lines = [...Array.from({ length: 499 }, () => "ok"), "ana@example.com"];
    await expect(riskOf({ tool: "note", arguments: { lines } })).resolves.toMatchObject({
      privateData: ["email"],
    });
    expect(tasks).toBeGreaterThan(400);
  });

  it("names private data without raising the risk", async () => {
    const call = { tool: "mail", arguments: { to: "ana@example.com" } };
    await expect(riskOf(call)).resolves.toEqual({
      level: "normal",
      causes: [],
      privateData: ["email"],
    });
  });
});

describe("createHost({ policy: { tools } })", () => {
  const policy = { tools: { believe: { travel: ["readOnly"] } } } as const;

  it("runs a tool that claims to read without a question, and names the policy in the log", async () => {
    const host = toolHost({ policy });
    const session = host.openSession({ id: "travel", name: "Travel Booking" });
    const decision = await approveTool(session, { tool: read, ...cityOnly });
    expect(decision).toEqual({ action: "allow", ...cityOnly, edited: false });
    expect(host.log?.entries()).toMatchObject([
      { outcome: { sent: "accept", by: "host", cause: "policy", policy: "tools" } },
    ]);
  });

  it.each<[string, Tools.Call, string]>([
    ["a tool without the claim", { tool: bookFlight }, "travel"],
    ["another server's tool", { tool: read }, "sunny"],
    [
      "a call with a cause for the high risk",
      { tool: read, arguments: { q: "a\u202eb" } },
      "travel",
    ],
  ])("still asks about %s", async (_, call, id) => {
    const host = toolHost({ policy });
    const asked = approveTool(host.openSession({ id }), call);
    const question = await openQuestion(host);
    await host.send({ type: "settle", id: question.id, answer: { action: "deny" } });
    await settledQuestion(host, question.id);
    await expect(asked).resolves.toEqual({ action: "deny", stop: false });
  });

  it("throws a sentence for a claim that it does not know", () => {
    const wrong = { tools: { believe: { travel: ["safe"] } } };
    // @ts-expect-error -- callers without types write anything.
    expect(() => toolHost({ kinds: [toolApproval()], policy: wrong })).toThrow(/policy\.tools/);
  });
});
