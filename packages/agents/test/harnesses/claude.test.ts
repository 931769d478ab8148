import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../../scripts/temporaryFolder.mjs";
import { runClaude } from "../../examples/harnesses/claude.ts";
import { openHost } from "../doors/openHost.js";
import { type ScriptedCall, serveModel } from "./serveModel.js";

const travel = resolve(import.meta.dirname, "../../examples/harnesses/travelServer.mjs");

/** Runs the real command line of Claude with a scripted model. Its tools work in a new folder. */
async function run(calls: readonly ScriptedCall[]) {
  const { host, answer } = await openHost();
  const { url, received } = await serveModel("anthropic", calls);
  const folder = temporaryFolder("claude-", onTestFinished);
  const result = runClaude(host, "Go.", {
    cwd: folder,
    model: "claude-sonnet-4-5",
    settingSources: [],
    mcpServers: { travel: { type: "stdio", command: process.execPath, args: [travel] } },
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      ANTHROPIC_API_KEY: "none",
      ANTHROPIC_BASE_URL: url,
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
    },
  });
  return { answer, received, folder, done: result.then(({ subtype }) => subtype) };
}

it("runs a command that the user allowed, and not one that the user denied", async () => {
  const { answer, received, folder, done } = await run([
    { id: "c1", name: "Bash", input: { command: "touch first" } },
    { id: "c2", name: "Bash", input: { command: "touch second" } },
  ]);
  const { request } = await answer({ action: "allow" });
  await answer({ action: "deny", reason: "Not this one" });

  expect(await done).toBe("success");
  expect(request).toMatchObject({
    tool: { name: "Bash" },
    arguments: { command: "touch first" },
    choices: expect.arrayContaining([expect.objectContaining({ kind: "allow-always" })]),
  });
  expect([existsSync(join(folder, "first")), existsSync(join(folder, "second"))]).toEqual([
    true,
    false,
  ]);
  expect(received[1]).toContain("Not this one");
});

it("stops asking about a command that the user always allows", async () => {
  const touch = (id: string, name: string) => ({
    id,
    name: "Bash",
    input: { command: `touch ${name}` },
  });
  const { answer, folder, done } = await run([touch("c1", "first"), touch("c2", "first")]);
  await answer({ action: "allow", choice: "1" });

  expect(await done).toBe("success");
  expect(existsSync(join(folder, "first"))).toBe(true);
});

it("gives the model the user's answers to its questions", async () => {
  const options = [
    { label: "Lisbon", description: "Sunny" },
    { label: "Oslo", description: "Cold" },
  ];
  const question = { question: "Which city?", header: "City", options, multiSelect: false };
  const { answer, received, done } = await run([
    { id: "c1", name: "AskUserQuestion", input: { questions: [question] } },
  ]);
  await answer({ action: "accept", content: { q1: "Lisbon", "q1-text": "By train" } });

  expect(await done).toBe("success");
  expect(received[0]).toContain(String.raw`\"Which city?\"=\"Lisbon\"`);
  expect(received[0]).toContain("By train");
});

it("gives an MCP server the user's answer to its elicitation", async () => {
  const { answer, received, done } = await run([
    { id: "c1", name: "mcp__travel__book", input: { city: "Lisbon" } },
  ]);
  const approval = await answer({ action: "allow" });
  const form = await answer({ action: "accept", content: { seat: "12A" } });

  expect(await done).toBe("success");
  expect(approval).toMatchObject({ session: "claude/travel", request: { tool: { name: "book" } } });
  expect(form).toMatchObject({ session: "claude/travel", request: { message: "Which seat?" } });
  expect(received[0]).toContain("12A");
});
