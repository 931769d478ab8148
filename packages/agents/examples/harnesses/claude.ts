import { type Options, query } from "@anthropic-ai/claude-agent-sdk";
import { openClaudeDoor } from "@mcp-host-ui/agents/claude";
import type { LocalHost } from "mcp-host-ui/host";

/** Runs one prompt. Whatever Claude and its MCP servers ask reaches the user of this host. */
export async function runClaude(host: LocalHost, prompt: string, options: Options = {}) {
  const door = openClaudeDoor(host, { id: "claude", name: "Claude" });
  const { canUseTool, onElicitation } = door;
  try {
    const messages = query({ prompt, options: { ...options, canUseTool, onElicitation } });
    for await (const message of messages) if (message.type === "result") return message;
    throw new Error("Claude stopped without a result.");
  } finally {
    door.close();
  }
}
