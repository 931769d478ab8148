import type { CreateMessageRequest } from "../protocol/samplingRequest.js";
import {
  asksForTools,
  type ResponseContent,
  writeCreateMessageResult,
} from "../protocol/samplingResult.js";

/**
 * Whether a connection can send each kind of response to a request with tools: text, and the use of a tool. SDK v1 1.25
 * sends an error in place of some, which the server must get before a model runs.
 */
export async function carriesResponses(
  request: CreateMessageRequest,
  supports: (result: object) => Promise<boolean>,
): Promise<boolean> {
  if (!asksForTools(request)) return true;
  for (const content of samplesFor(request)) {
    const response = { role: "assistant", content, model: "sample" } as const;
    if (!(await supports(writeCreateMessageResult(response, request)))) return false;
  }
  return true;
}

function samplesFor({ tools = [], toolChoice }: CreateMessageRequest): readonly ResponseContent[] {
  const [tool] = toolChoice?.mode === "none" ? [] : tools;
  return [
    ...(toolChoice?.mode === "required" ? [] : [{ type: "text", text: "" } as const]),
    ...(tool ? [{ type: "tool_use", id: "sample", name: tool.name, input: {} } as const] : []),
  ];
}
