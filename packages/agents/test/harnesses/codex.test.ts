import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../../scripts/temporaryFolder.mjs";
import { startCodex } from "../../examples/harnesses/codex.ts";
import { openHost } from "../doors/openHost.js";
import { type ScriptedCall, serveModel } from "./serveModel.js";

const examples = resolve(import.meta.dirname, "../../examples/harnesses");
const codex = createRequire(join(examples, "codex.ts")).resolve("@openai/codex/bin/codex.js");

/** Runs the real app-server of Codex with a scripted model. Its tools work in a new folder. */
async function run(calls: readonly ScriptedCall[]) {
  const { host, answer } = await openHost();
  const { url, received } = await serveModel("openai", calls);
  const folder = temporaryFolder("codex-", onTestFinished);
  const settings = [
    'model_provider="scripted"',
    'model="gpt-5"',
    `model_providers.scripted={name="scripted",base_url="${url}/v1",wire_api="responses",requires_openai_auth=false,supports_websockets=false}`,
    `mcp_servers.travel={command="${process.execPath}",args=["${join(examples, "travelServer.mjs")}"]}`,
    "features.request_permissions_tool=true",
    "features.default_mode_request_user_input=true",
  ].flatMap((setting) => ["-c", setting]);
  let ended: (status: string) => void;
  const done = new Promise<string>((resolve) => {
    ended = resolve;
  });
  const { request, notify, stop } = startCodex(
    host,
    [process.execPath, codex, ...settings],
    (method, params) => {
      // The notification has this shape.
      if (method === "turn/completed") ended((params as { turn: { status: string } }).turn.status);
    },
    { PATH: process.env.PATH, HOME: folder, CODEX_HOME: folder },
  );
  onTestFinished(stop);
  await request("initialize", {
    clientInfo: { name: "test", title: "Test", version: "1" },
    capabilities: { experimentalApi: true },
  });
  notify("initialized");
  const policy = { approvalPolicy: "on-request", sandbox: "workspace-write" };
  const started = await request("thread/start", { cwd: folder, ...policy });
  // The result has this shape.
  const { thread } = started as { thread: { id: string } };
  const input = [{ type: "text", text: "Go.", text_elements: [] }];
  await request("turn/start", { threadId: thread.id, input });
  return { answer, received, folder, done };
}

const escalated = { sandbox_permissions: "require_escalated", justification: "I need a file." };
const touch = (id: string, file: string) => ({
  id,
  name: "exec_command",
  input: { cmd: `touch ${file}`, ...escalated },
});

it("runs a command that the user allowed, and not one that nobody decided about", async () => {
  const { answer, received, folder, done } = await run([
    touch("c1", "first"),
    touch("c2", "second"),
  ]);
  const { request } = await answer({ action: "allow" });
  await answer({ action: "cancel" });

  expect(await done).toBe("completed");
  expect(request).toMatchObject({
    arguments: { command: expect.stringContaining("touch first"), reason: "I need a file." },
    choices: [{ kind: "allow-once" }, { kind: "allow-always" }, { kind: "reject-once" }],
  });
  expect([existsSync(join(folder, "first")), existsSync(join(folder, "second"))]).toEqual([
    true,
    false,
  ]);
  expect(received[1]).toContain("approval request failed");
});

it("stops the turn when the user denies by Codex's own word for it", async () => {
  const { answer, folder, done } = await run([touch("c1", "first")]);
  await answer({ action: "deny" });

  expect(await done).toBe("interrupted");
  expect(existsSync(join(folder, "first"))).toBe(false);
});

it("gives the model the user's answers to its questions", async () => {
  const options = [
    { label: "Lisbon", description: "Sunny" },
    { label: "Oslo", description: "Cold" },
  ];
  const question = { id: "city", header: "City", question: "Which city?", options };
  const { answer, received, done } = await run([
    { id: "c1", name: "request_user_input", input: { questions: [question] } },
  ]);
  await answer({ action: "accept", content: { q1: "Lisbon", "q1-text": "By train" } });

  expect(await done).toBe("completed");
  expect(received[0]).toContain("By train");
});

it("grants the permissions that the user allowed", async () => {
  const input = { reason: "To look it up", permissions: { network: { enabled: true } } };
  const { answer, received, done } = await run([{ id: "c1", name: "request_permissions", input }]);
  await answer({ action: "allow", choice: "1" });

  expect(await done).toBe("completed");
  expect(received[0]).toContain(String.raw`\"scope\":\"session\"`);
});

it("asks for the approval of an MCP server's tool, and then for what the server elicits", async () => {
  const { answer, received, done } = await run([
    { id: "c1", name: "book", namespace: "mcp__travel", input: { city: "Lisbon" } },
  ]);
  const approval = await answer({ action: "allow" });
  const form = await answer({ action: "accept", content: { seat: "12A" } });

  expect(await done).toBe("completed");
  expect(approval).toMatchObject({
    kind: "tool-approval",
    session: "codex/travel",
    request: { tool: { name: "book" }, arguments: { city: "Lisbon" } },
  });
  expect(form).toMatchObject({ kind: "elicitation", request: { message: "Which seat?" } });
  expect(received[0]).toContain("12A");
});
