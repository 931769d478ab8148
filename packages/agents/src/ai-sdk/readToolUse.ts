import type { Sampling } from "mcp-host-ui/host";
import { isJsonObject } from "mcp-host-ui/schema";

/** Reads a model's wish to use a tool. Throws for input that is no JSON object: the protocol has no other. */
export function readToolUse(call: {
  readonly toolCallId: string;
  readonly toolName: string;
  readonly input: unknown;
}): Sampling.ToolUseContent {
  const { toolCallId: id, toolName: name, input } = call;
  if (!isJsonObject(input)) throw new Error(describeBadInput(name));
  return { type: "tool_use", id, name, input };
}

/** Describes input of a tool that is no JSON object. */
export function describeBadInput(tool: string): string {
  return `The model wants to use the tool ${tool} with input that is no JSON object.`;
}
