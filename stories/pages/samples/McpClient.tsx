import { createMCPClient, ElicitationRequestSchema } from "@ai-sdk/mcp";
import { openMcpSession } from "@mcp-host-ui/agents/ai-sdk";
import { host } from "./Models.js";

const client = await createMCPClient({
  transport: { type: "http", url: "https://mcp.example.com" },
  capabilities: { elicitation: {} },
});
const session = openMcpSession(host, { id: "travel", name: "Travel Booking" });
client.onElicitationRequest(ElicitationRequestSchema, session.answerElicitation);

/** Ends both: the client does not tell when it is closed. */
export async function disconnect(): Promise<void> {
  session.close();
  await client.close();
}
