import type * as AiSdk from "ai";
import { Sampling } from "mcp-host-ui/host";
import { writeToolOutput } from "./writeToolOutput.js";

type ToolNames = ReadonlyMap<string, string>;

/** Writes a conversation as the AI SDK takes it. */
export function writeMessages(
  sdk: typeof AiSdk,
  messages: readonly Sampling.Message[],
): AiSdk.ModelMessage[] {
  const names: ToolNames = new Map(
    messages.flatMap(({ content }) =>
      Sampling.blocksOf(content).flatMap((block) =>
        block.type === "tool_use" ? [[block.id, block.name] as const] : [],
      ),
    ),
  );
  return messages.map(({ role, content }) => {
    const blocks = Sampling.blocksOf(content);
    if (role === "assistant") return { role, content: blocks.flatMap(writeAssistantPart) };
    return blocks.some(({ type }) => type === "tool_result")
      ? { role: "tool", content: blocks.flatMap((block) => writeResult(sdk, names, block)) }
      : { role, content: blocks.flatMap(writeUserPart) };
  });
}

function writeUserPart(block: Sampling.Content): (AiSdk.TextPart | AiSdk.FilePart)[] {
  switch (block.type) {
    case "text":
      return [{ type: "text", text: block.text }];
    case "image":
    case "audio":
      return [{ type: "file", data: block.data, mediaType: block.mimeType }];
    default:
      return [];
  }
}

function writeAssistantPart(
  block: Sampling.Content,
): (AiSdk.TextPart | AiSdk.FilePart | AiSdk.ToolCallPart)[] {
  return block.type === "tool_use"
    ? [{ type: "tool-call", toolCallId: block.id, toolName: block.name, input: block.input }]
    : writeUserPart(block);
}

function writeResult(
  sdk: typeof AiSdk,
  names: ToolNames,
  block: Sampling.Content,
): AiSdk.ToolResultPart[] {
  if (block.type !== "tool_result") return [];
  return [
    {
      type: "tool-result",
      toolCallId: block.toolUseId,
      // Each result answers a use in the message before: the host refuses a request where one does not.
      toolName: names.get(block.toolUseId) ?? block.toolUseId,
      output: writeToolOutput(sdk, block),
    },
  ];
}
