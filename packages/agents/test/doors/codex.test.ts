import { type CodexMessage, openCodexDoor } from "@mcp-host-ui/agents/codex";
import { describe, expect, it } from "vitest";
import { openQuestion, settledQuestion } from "../../../../test/support/questions.js";
import { openHost } from "./openHost.js";

// The messages are those that `codex app-server` 0.171.0 sent when its model was scripted:
// `packages/agents/test/harnesses/codex.test.ts` runs that. The types that it generates describe the rest.
const ids = { threadId: "t1", turnId: "u1", itemId: "c1", startedAtMs: 1 };
const amendment = {
  acceptWithExecpolicyAmendment: { execpolicy_amendment: ["touch", "made-by-codex"] },
};
const command = {
  ...ids,
  kind: "command",
  environmentId: "local",
  reason: "I need to make a file.",
  command: "/bin/bash -lc 'touch made-by-codex'",
  cwd: "/project",
  commandActions: [{ type: "unknown", command: "touch made-by-codex" }],
  proposedExecpolicyAmendment: ["touch", "made-by-codex"],
  availableDecisions: ["accept", amendment, "cancel"],
};
const toolCall = {
  threadId: "t1",
  turnId: "u1",
  serverName: "travel",
  environmentId: null,
  mode: "form",
  _meta: {
    codex_approval_kind: "mcp_tool_call",
    persist: ["session", "always"],
    tool_name: "book",
    tool_annotations: { readOnlyHint: false, destructiveHint: true },
    tool_title: "Book a flight",
    tool_description: "Books a flight.",
    tool_params: { city: "Lisbon" },
    tool_params_display: [{ name: "city", value: "Lisbon", display_name: "city" }],
  },
  message: 'Allow the travel MCP server to run tool "book"?',
  requestedSchema: { type: "object", properties: {} },
};
const permissions = { network: { enabled: true }, fileSystem: null };

async function open() {
  const opened = await openHost();
  const door = openCodexDoor(opened.host, { id: "codex", name: "Codex" });
  const receive = (message: CodexMessage) => {
    const response = door.receive(message);
    if (!response) throw new Error("The door takes no such message.");
    return response;
  };
  return {
    ...opened,
    door,
    ask: (method: string, params: object) => receive({ id: 7, method, params }),
  };
}

const methods = {
  command: "item/commandExecution/requestApproval",
  fileChange: "item/fileChange/requestApproval",
  permissions: "item/permissions/requestApproval",
  input: "item/tool/requestUserInput",
  elicitation: "mcpServer/elicitation/request",
};

describe("approvals in openCodexDoor", () => {
  it("shows a command in full, with exactly the decisions that Codex takes", async () => {
    const { ask, answer } = await open();
    const response = ask(methods.command, command);
    const { request } = await answer({ action: "allow" });

    const { kind, environmentId, reason, cwd, commandActions } = command;
    expect(request).toEqual({
      tool: { name: "commandExecution" },
      assistant: "Codex",
      arguments: { kind, environmentId, reason, command: command.command, cwd, commandActions },
      supports: { edits: false, reason: false, stop: false },
      choices: [
        { id: "0", label: "", kind: "allow-once" },
        { id: "1", label: "touch made-by-codex", kind: "allow-always" },
        { id: "2", label: "cancel", kind: "reject-once" },
      ],
    });
    expect(await response).toEqual({ id: 7, result: { decision: "accept" } });
  });

  const network = (action: string) => ({
    applyNetworkPolicyAmendment: { network_policy_amendment: { host: "a.example", action } },
  });
  const { availableDecisions: _, ...older } = {
    ...command,
    proposedNetworkPolicyAmendments: [
      { host: "a.example", action: "allow" },
      { host: "a.example", action: "deny" },
    ],
  };
  it.each([
    [{ action: "allow", choice: "1" }, "acceptForSession"],
    [{ action: "allow", choice: "2" }, amendment],
    [{ action: "allow", choice: "3" }, network("allow")],
    [{ action: "deny", choice: "4" }, network("deny")],
    [{ action: "deny" }, "decline"],
    [{ action: "deny", choice: "6" }, "cancel"],
  ])("answers %j with the decision of an older app-server: %j", async (said, decision) => {
    const { ask, answer } = await open();
    const response = ask(methods.command, older);
    await answer(said);

    expect(await response).toEqual({ id: 7, result: { decision } });
  });

  it("returns an error, and no denial, when the user leaves the approval", async () => {
    const { ask, answer } = await open();
    const response = ask(methods.command, command);
    await answer({ action: "cancel" });

    expect(await response).toEqual({ id: 7, error: { code: -32000, message: "Nobody decided." } });
  });

  it("shows the changes of a file change, which Codex announces before it asks", async () => {
    const { door, ask, answer } = await open();
    const changes = [{ path: "/project/a.txt", kind: { type: "add" }, diff: "+hello" }];
    const item = { type: "fileChange", id: "c1", changes, status: "inProgress" };
    expect(door.receive({ method: "item/started", params: { item } })).toBeUndefined();
    const response = ask(methods.fileChange, { ...ids, reason: null, grantRoot: "/project" });
    const { request } = await answer({ action: "allow", choice: "1" });

    expect(request).toMatchObject({ arguments: { changes, grantRoot: "/project" } });
    expect(await response).toEqual({ id: 7, result: { decision: "acceptForSession" } });
  });

  it.each([
    [{ action: "allow" }, { permissions: { network: { enabled: true } }, scope: "turn" }],
    [
      { action: "allow", choice: "1" },
      { permissions: { network: { enabled: true } }, scope: "session" },
    ],
    [{ action: "deny" }, { permissions: {}, scope: "turn" }],
  ])("answers %j with the granted permissions %j", async (said, result) => {
    const { ask, answer } = await open();
    const response = ask(methods.permissions, {
      ...ids,
      cwd: "/project",
      reason: "net",
      permissions,
    });
    const { request } = await answer(said);

    expect(request).toMatchObject({ arguments: { permissions: { network: { enabled: true } } } });
    expect(await response).toEqual({ id: 7, result });
  });

  it.each([
    [{ action: "allow" }, { action: "accept", content: {}, _meta: null }],
    [
      { action: "allow", choice: "2" },
      { action: "accept", content: {}, _meta: { persist: "always" } },
    ],
    [{ action: "deny" }, { action: "decline", content: null, _meta: null }],
    [{ action: "cancel" }, { action: "cancel", content: null, _meta: null }],
  ])("takes an elicitation with a tool call for an approval: %j sends %j", async (said, result) => {
    const { ask, answer } = await open();
    const response = ask(methods.elicitation, toolCall);
    const { kind, request } = await answer(said);

    expect(kind).toBe("tool-approval");
    expect(request).toMatchObject({
      tool: { name: "book", title: "Book a flight", annotations: { destructiveHint: true } },
      arguments: { city: "Lisbon" },
      details: { message: toolCall.message, tool_params_display: [{ name: "city" }] },
      choices: [
        { kind: "allow-once" },
        { kind: "allow-always", label: "session" },
        { kind: "allow-always", label: "always" },
        { kind: "reject-once" },
      ],
    });
    expect(await response).toEqual({ id: 7, result });
  });

  const { _meta } = toolCall;
  const { tool_params: __, ...blind } = _meta;
  it.each([
    ["a file change that it never saw", methods.fileChange, ids],
    ["a command without its text", methods.command, { ...command, command: null }],
    [
      "a decision that it does not know",
      methods.command,
      { ...command, availableDecisions: ["x"] },
    ],
    ["a tool call without its parameters", methods.elicitation, { ...toolCall, _meta: blind }],
    [
      "another kind of approval",
      methods.elicitation,
      { ...toolCall, _meta: { ..._meta, codex_approval_kind: "tool_suggestion" } },
    ],
    [
      "an approval with a form",
      methods.elicitation,
      { ...toolCall, requestedSchema: { properties: { city: { type: "string" } } } },
    ],
  ])("refuses %s, with a reason", async (_, method, params) => {
    const { host, ask } = await open();

    expect(await ask(method, params)).toEqual({
      id: 7,
      error: { code: -32602, message: expect.stringContaining("This client") },
    });
    expect(host.getState().open).toEqual([]);
  });
});

describe("questions in openCodexDoor", () => {
  const question = {
    id: "city",
    header: "City",
    question: "Which city?",
    isOther: true,
    isSecret: false,
    options: [
      { label: "Lisbon", description: "Sunny" },
      { label: "Oslo", description: "Cold" },
    ],
  };
  const secret = { id: "pin", header: "", question: "Your PIN?", isOther: false, isSecret: true };
  const input = { ...ids, questions: [question, secret], isBlocking: true, autoResolutionMs: null };

  it("returns the answers by question id", async () => {
    const { ask, host, answer } = await open();
    const response = ask(methods.input, input);
    const { request } = await openQuestion(host);
    expect(request).toMatchObject({
      requestedSchema: { properties: { q2: { title: "Your PIN?", writeOnly: true } } },
    });
    const content = { q1: "Lisbon", "q1-text": "by train", q2: "1234" };
    await answer({ action: "accept", content, confirmed: ["q2"] });

    expect(await response).toEqual({
      id: 7,
      result: {
        answers: { city: { answers: ["Lisbon", "by train"] }, pin: { answers: ["1234"] } },
      },
    });
  });

  it.each(["decline", "cancel"])("returns no answers after a %s", async (action) => {
    const { ask, answer } = await open();
    const response = ask(methods.input, input);
    await answer({ action });

    expect(await response).toEqual({ id: 7, result: { answers: {} } });
  });

  it("withdraws the question when Codex takes it back, and sends no response", async () => {
    const { host, door, ask } = await open();
    const response = ask(methods.input, input);
    const { id } = await openQuestion(host);
    void door.receive({
      method: "serverRequest/resolved",
      params: { threadId: "t1", requestId: 7 },
    });

    expect(await settledQuestion(host, id)).toMatchObject({ outcome: { sent: "nothing" } });
    expect(await response).toBeUndefined();
  });
});

describe("elicitations in openCodexDoor", () => {
  const { _meta: _, ...form } = { ...toolCall, message: "Which seat?" };
  const requestedSchema = { type: "object", properties: { seat: { type: "string" } } };

  it.each([
    [
      { action: "accept", content: { seat: "12A" } },
      { action: "accept", content: { seat: "12A" }, _meta: null },
    ],
    [{ action: "decline" }, { action: "decline", content: null, _meta: null }],
    [{ action: "cancel" }, { action: "cancel", content: null, _meta: null }],
  ])("answers %j with %j", async (said, result) => {
    const { host, ask, answer } = await open();
    const response = ask(methods.elicitation, { ...form, _meta: null, requestedSchema });
    const { session } = await answer(said);

    expect(host.getState().sessions).toContainEqual(
      expect.objectContaining({ id: session, name: "travel" }),
    );
    expect(await response).toEqual({ id: 7, result });
  });

  it("refuses a mode that the host cannot show", async () => {
    const { ask } = await open();

    expect(await ask(methods.elicitation, { ...form, mode: "openai/form" })).toMatchObject({
      error: { code: -32602, message: expect.stringContaining("mode") },
    });
  });

  it("leaves other requests to the app", async () => {
    const { door } = await open();

    expect(door.receive({ id: 8, method: "item/tool/call", params: {} })).toBeUndefined();
  });
});
