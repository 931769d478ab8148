import { blocksOf } from "./protocol/blocksOf.js";
import type { MessageContent } from "./protocol/samplingContent.js";
import type { CreateMessageRequest } from "./protocol/samplingRequest.js";

/** Every text of a request that a model would read. */
export function textsOfRequest({
  messages,
  systemPrompt = "",
  tools = [],
  stopSequences = [],
}: CreateMessageRequest): readonly string[] {
  return [
    systemPrompt,
    ...messages.flatMap(({ content }) => blocksOf(content).flatMap(textsOfBlock)),
    ...tools.flatMap(({ name, title = "", description = "", inputSchema }) => [
      name,
      title,
      description,
      JSON.stringify(inputSchema),
    ]),
    ...stopSequences,
  ];
}

function textsOfBlock(block: MessageContent): readonly string[] {
  switch (block.type) {
    case "text":
      return [block.text];
    case "tool_use":
      return [block.name, JSON.stringify(block.input)];
    case "tool_result":
      return [
        block.structuredContent === undefined ? "" : JSON.stringify(block.structuredContent),
        ...block.content.flatMap((part) => {
          if (part.type === "text") return [part.text];
          return part.type === "resource" ? [part.resource.text ?? ""] : [];
        }),
      ];
    default:
      return [];
  }
}
