import { createMCPClient, ElicitationRequestSchema } from "@ai-sdk/mcp";
import { openMcpSession } from "@mcp-host-ui/agents/ai-sdk";
import type { Desk } from "@mcp-host-ui/desk";
import {
  convertToModelMessages,
  type LanguageModel,
  stepCountIs,
  streamText,
  type ToolSet,
  type UIMessage,
} from "ai";

/** What a chat is made with. */
export interface ChatOptions {
  readonly desk: Desk;
  /** Whose chat it is: what servers ask is asked this person. */
  readonly person: string;
  readonly model: LanguageModel;
  /** The address of the MCP server. */
  readonly accounts: string;
}

/** Answers a request of the AI SDK's chat: the model calls the tools of the MCP server, whose questions go to the desk. */
export async function chat(
  request: Request,
  { desk, person, model, accounts }: ChatOptions,
): Promise<Response> {
  const { messages }: { messages: UIMessage[] } = await request.json();
  const client = await createMCPClient({
    transport: { type: "http", url: accounts },
    capabilities: { elicitation: {} },
  });
  const session = openMcpSession(desk.host(person), { id: "accounts", name: "Accounts" });
  client.onElicitationRequest(ElicitationRequestSchema, session.answerElicitation);
  const close = () => {
    session.close();
    return client.close();
  };
  try {
    const result = streamText({
      model,
      // The SDK's own tools, whose types it does not check with `exactOptionalPropertyTypes`.
      tools: (await client.tools()) as ToolSet,
      stopWhen: stepCountIs(10),
      messages: await convertToModelMessages(messages),
    });
    // To its end, also where the page is gone: whoever reloads it is asked again, and the tool gets the answer.
    result.consumeStream().then(close, console.error);
    return result.toUIMessageStreamResponse();
  } catch (error) {
    await close();
    throw error;
  }
}
