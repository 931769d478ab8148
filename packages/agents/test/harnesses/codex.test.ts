import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { openCodexDoor } from "@mcp-host-ui/agents/codex";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../../scripts/temporaryFolder.mjs";
import { openHost } from "../doors/openHost.js";
import { type ScriptedCall, serveModel } from "./serveModel.js";

const codex = createRequire(import.meta.url).resolve("@openai/codex/bin/codex.js");

/** Runs the real app-server of Codex with a scripted model. Its tools work in a new folder. */
async function run(calls: readonly ScriptedCall[]) {
  const { host, answer } = await openHost();
  const { url, received } = await serveModel("openai", calls);
  const folder = temporaryFolder("codex-", onTestFinished);
  const server = join(import.meta.dirname, "travelServer.mjs");
  const settings = [
    'model_provider="scripted"',
    'model="gpt-5"',
    `model_providers.scripted={name="scripted",base_url="${url}/v1",wire_api="responses",requires_openai_auth=false,supports_websockets=false}`,
    `mcp_servers.travel={command="${process.execPath}",args=["${server}"]}`,
    "features.request_permissions_tool=true",
    "features.default_mode_request_user_input=true",
  ].flatMap((setting) => ["-c", setting]);
  const child = spawn(process.execPath, [codex, "app-server", ...settings], {
    env: { PATH: process.env.PATH, HOME: folder, CODEX_HOME: folder },
    stdio: ["pipe", "pipe", "ignore"],
  });
  onTestFinished(() => void child.kill());
  const door = openCodexDoor(host, { id: "c", name: "Codex" });
  onTestFinished(door.close);

  const write = (message: object) => child.stdin.write(`${JSON.stringify(message)}\n`);
  const results = new Map<number, (result: { thread: { id: string } }) => void>();
  const request = (id: number, method: string, params: object) =>
    new Promise<{ thread: { id: string } }>((resolve) => {
      results.set(id, resolve);
      write({ id, method, params });
    });
  const done = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const message = JSON.parse(line);
      void door.receive(message)?.then((response) => response && write(response));
      if (message.method === undefined) results.get(message.id)?.(message.result);
      if (message.method === "turn/completed") resolve(message.params.turn.status);
    });
  });
  await request(1, "initialize", {
    clientInfo: { name: "test", title: "Test", version: "1" },
    capabilities: { experimentalApi: true },
  });
  write({ method: "initialized" });
  const policy = { approvalPolicy: "on-request", sandbox: "workspace-write" };
  const { thread } = await request(2, "thread/start", { cwd: folder, ...policy });
  const input = [{ type: "text", text: "Go.", text_elements: [] }];
  await request(3, "turn/start", { threadId: thread.id, input });
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
    session: "c/travel",
    request: { tool: { name: "book" }, arguments: { city: "Lisbon" } },
  });
  expect(form).toMatchObject({ kind: "elicitation", request: { message: "Which seat?" } });
  expect(received[0]).toContain("12A");
});
