import { openClaudeDoor } from "@mcp-host-ui/agents/claude";
import { describe, expect, it } from "vitest";
import { openQuestion, settledQuestion } from "../../../../test/support/questions.js";
import { openHost } from "./openHost.js";

// The requests are those that `@anthropic-ai/claude-agent-sdk` 0.3.332 made when its model was scripted:
// `packages/agents/test/harnesses/claude.test.ts` runs that.
const bash = { command: "touch made-by-claude", description: "Make a file" };
const rule = {
  type: "addRules",
  rules: [{ toolName: "Bash", ruleContent: "touch made-by-claude *" }],
  behavior: "allow",
  destination: "localSettings",
};
const mode = { type: "setMode", mode: "acceptEdits", destination: "session" };
const asked = {
  displayName: "Bash",
  description: "Make a file",
  blockedPath: "/project/made-by-claude",
  toolUseID: "toolu_1",
  requestId: "r1",
  suggestions: [rule, mode],
};
const city = {
  question: "Which city?",
  header: "City",
  options: [
    { label: "Lisbon", description: "Sunny" },
    { label: "Oslo", description: "Cold", preview: "-10 °C" },
  ],
  multiSelect: false,
};

async function open() {
  const opened = await openHost();
  const door = openClaudeDoor(opened.host, { id: "claude", name: "Claude" });
  const { signal } = new AbortController();
  return {
    ...opened,
    door,
    run: (more: object = {}, tool = "Bash", input: Record<string, unknown> = bash) =>
      door.canUseTool(tool, input, { ...asked, signal, ...more }),
    elicit: (more: object) =>
      door.onElicitation({ serverName: "travel", message: "Which seat?", ...more }, { signal }),
  };
}

describe("canUseTool of openClaudeDoor", () => {
  it("shows the input, every option of the SDK, and everything else as data", async () => {
    const { host, run, answer } = await open();
    const allowed = run();
    const { session, request } = await answer({ action: "allow" });

    expect(host.getState().sessions).toMatchObject([{ id: session, name: "Claude" }]);
    expect(request).toEqual({
      tool: { name: "Bash", title: "Bash" },
      arguments: bash,
      assistant: "Claude",
      careful: false,
      details: { description: "Make a file", blockedPath: "/project/made-by-claude" },
      choices: [
        { id: "0", label: "", kind: "allow-once" },
        {
          id: "1",
          label:
            "addRules allow Bash(touch made-by-claude *) (localSettings); setMode acceptEdits (session)",
          kind: "allow-always",
        },
        { id: "2", label: "", kind: "reject-once" },
      ],
    });
    expect(await allowed).toEqual({ behavior: "allow", updatedInput: bash });
  });

  it("returns all permission updates of the option that lasts, which names each", async () => {
    const { run, answer } = await open();
    const allowed = run();
    await answer({ action: "allow", choice: "1" });

    expect(await allowed).toEqual({
      behavior: "allow",
      updatedInput: bash,
      updatedPermissions: [rule, mode],
    });
  });

  it("returns the input that the user edited", async () => {
    const { run, answer } = await open();
    const allowed = run();
    await answer({ action: "allow", arguments: { ...bash, command: "ls" } });

    expect(await allowed).toEqual({
      behavior: "allow",
      updatedInput: { ...bash, command: "ls" },
    });
  });

  it.each([
    [{ action: "deny" }, { message: "The user denied this call." }],
    [{ action: "deny", reason: "Not here" }, { message: "Not here" }],
    [
      { action: "deny", stop: true },
      { message: "The user denied this call.", interrupt: true },
    ],
    [{ action: "cancel" }, { message: "Nobody decided about this call: the user left it open." }],
  ])("answers %j with %j", async (said, expected) => {
    const { run, answer } = await open();
    const denied = run();
    await answer(said);

    expect(await denied).toEqual({ behavior: "deny", ...expected });
  });

  it("offers no lasting option where the SDK suppresses it, and asks for care where the SDK does", async () => {
    const { run, answer } = await open();
    const denied = run({ suppressAlwaysAllowRule: true, defaultToNo: true });
    const { request, detail } = await answer({ action: "deny" });

    expect(request).toMatchObject({ choices: [{ kind: "allow-once" }, { kind: "reject-once" }] });
    expect(detail).toMatchObject({ risk: { level: "high", causes: [{ code: "careful" }] } });
    expect(await denied).toMatchObject({ behavior: "deny" });
  });

  it("names the MCP server that runs the tool, and where Claude found it", async () => {
    const { host, run, answer } = await open();
    const mcpServer = { name: "travel", source: "project" };
    const allowed = run({ mcpServer }, "mcp__travel__book", { city: "Lisbon" });
    const { session, request } = await answer({ action: "allow" });

    expect(host.getState().sessions).toContainEqual(
      expect.objectContaining({ id: session, name: "travel" }),
    );
    expect(request).toMatchObject({ tool: { name: "book" }, details: { mcpServer } });
    expect(await allowed).toEqual({ behavior: "allow", updatedInput: { city: "Lisbon" } });
  });

  it("withdraws the question when the SDK aborts", async () => {
    const { host, run } = await open();
    const abort = new AbortController();
    const allowed = run({ signal: abort.signal });
    const { id } = await openQuestion(host);
    abort.abort(new Error("Stopped."));

    await expect(allowed).rejects.toThrow("Stopped.");
    expect(await settledQuestion(host, id)).toMatchObject({ outcome: { sent: "nothing" } });
  });
});

describe("AskUserQuestion in openClaudeDoor", () => {
  const questions = [city, { ...city, question: "What else?", multiSelect: true }];

  it("returns the answers by question, and the note beside a choice", async () => {
    const { run, answer } = await open();
    const answered = run({}, "AskUserQuestion", { questions });
    const content = { q1: "Lisbon", "q1-text": "By train", q2: ["Lisbon", "Oslo"] };
    const { request } = await answer({ action: "accept", content });

    expect(request).toMatchObject({
      requestedSchema: {
        properties: {
          q1: {
            title: "City",
            description: "Which city?",
            oneOf: [
              { const: "Lisbon", description: "Sunny" },
              { const: "Oslo", description: "Cold\n\n-10 °C" },
            ],
          },
        },
      },
    });
    expect(await answered).toEqual({
      behavior: "allow",
      updatedInput: {
        questions,
        answers: { "Which city?": "Lisbon", "What else?": "Lisbon, Oslo" },
        annotations: { "Which city?": { notes: "By train" } },
      },
    });
  });

  it("returns the user's own words as the answer where no option is chosen", async () => {
    const { run, answer } = await open();
    const answered = run({}, "AskUserQuestion", { questions: [city] });
    await answer({ action: "accept", content: { "q1-text": "Porto" } });

    expect(await answered).toEqual({
      behavior: "allow",
      updatedInput: { questions: [city], answers: { "Which city?": "Porto" } },
    });
  });

  it.each([
    ["decline", "The user declined to answer."],
    ["cancel", "The user closed the questions without an answer."],
  ])("returns a message about a %s for the model", async (action, message) => {
    const { run, answer } = await open();
    const answered = run({}, "AskUserQuestion", { questions: [city] });
    await answer({ action });

    expect(await answered).toEqual({ behavior: "deny", message });
  });

  it("shows members that it does not know", async () => {
    const { run, answer } = await open();
    const input = { questions: [{ ...city, urgency: "high" }], metadata: { source: "plan" } };
    const answered = run({}, "AskUserQuestion", input);
    const { request } = await answer({ action: "decline" });

    expect(request).toMatchObject({ message: expect.stringContaining('"urgency": "high"') });
    expect(request).toMatchObject({ message: expect.stringContaining('"source": "plan"') });
    expect(await answered).toMatchObject({ behavior: "deny" });
  });

  it("asks for an approval where the input holds no questions", async () => {
    const { run, answer } = await open();
    const answered = run({}, "AskUserQuestion", { questions: "Which city?" });
    const { kind } = await answer({ action: "deny" });

    expect(kind).toBe("tool-approval");
    expect(await answered).toMatchObject({ behavior: "deny" });
  });
});

describe("onElicitation of openClaudeDoor", () => {
  const requestedSchema = { type: "object", properties: { seat: { type: "string" } } };

  it("returns the user's answer to the server's form", async () => {
    const { host, elicit, answer } = await open();
    const elicited = elicit({ mode: "form", requestedSchema, title: "Seats" });
    const content = { seat: "12A" };
    const { session, request } = await answer({ action: "accept", content });

    expect(host.getState().sessions).toContainEqual(
      expect.objectContaining({ id: session, name: "travel" }),
    );
    expect(request).toMatchObject({ message: expect.stringContaining('"title": "Seats"') });
    expect(await elicited).toEqual({ action: "accept", content });
  });

  it("returns the consent to visit a page", async () => {
    const { elicit, answer } = await open();
    const elicited = elicit({ mode: "url", url: "https://pay.example/1", elicitationId: "e1" });
    await answer({ action: "accept" });

    expect(await elicited).toEqual({ action: "accept" });
  });

  it("rejects a mode that the host cannot show", async () => {
    const { elicit } = await open();

    await expect(elicit({ mode: "hologram" })).rejects.toThrow("mode");
  });

  it("settles open questions when the door closes", async () => {
    const { host, door, elicit } = await open();
    const elicited = elicit({ mode: "form", requestedSchema }).catch((error: unknown) => error);
    const { id } = await openQuestion(host);
    door.close();

    expect(await settledQuestion(host, id)).toMatchObject({
      outcome: { sent: "nothing", by: "session" },
    });
    expect(await elicited).toBeInstanceOf(Error);
  });
});
