import { existsSync } from "node:fs";
import { join } from "node:path";
import { query } from "@anthropic-ai/claude-agent-sdk";
import { openClaudeDoor } from "@mcp-host-ui/agents/claude";
import { expect, it, onTestFinished } from "vitest";
import { temporaryFolder } from "../../../../scripts/temporaryFolder.mjs";
import { openHost } from "../doors/openHost.js";
import { type ScriptedCall, serveModel } from "./serveModel.js";

/** Runs the real command line of Claude with a scripted model. Its tools work in a new folder. */
async function run(calls: readonly ScriptedCall[]) {
  const { host, answer } = await openHost();
  const { url, received } = await serveModel("anthropic", calls);
  const folder = temporaryFolder("claude-", onTestFinished);
  const { canUseTool, onElicitation, close } = openClaudeDoor(host, { id: "c", name: "Claude" });
  onTestFinished(close);
  const done = (async () => {
    const messages = query({
      prompt: "Go.",
      options: {
        cwd: folder,
        model: "claude-sonnet-4-5",
        settingSources: [],
        canUseTool,
        onElicitation,
        mcpServers: {
          travel: {
            type: "stdio",
            command: process.execPath,
            args: [join(import.meta.dirname, "travelServer.mjs")],
          },
        },
        env: {
          PATH: process.env.PATH,
          HOME: folder,
          ANTHROPIC_API_KEY: "none",
          ANTHROPIC_BASE_URL: url,
          CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
        },
      },
    });
    for await (const message of messages) if (message.type === "result") return message.subtype;
    return "ended";
  })();
  return { answer, received, folder, done };
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
  expect(approval).toMatchObject({ session: "c/travel", request: { tool: { name: "book" } } });
  expect(form).toMatchObject({ session: "c/travel", request: { message: "Which seat?" } });
  expect(received[0]).toContain("12A");
});
