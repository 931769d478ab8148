import { createRequestError } from "../../../host/requestError.js";
import { findExcess } from "../../../wire/protocol/findExcess.js";
import { isJsonObject, type JsonObject } from "../../../wire/protocol/json.js";
import { limitsOf, type RequestLimits } from "../../../wire/protocol/requestLimits.js";
import type { ToolCall, ToolRequest } from "./toolCall.js";
import { findChoiceProblem } from "./toolChoices.js";

/**
 * Copies a call as the JSON that would be sent, so that nothing changes after the user saw it. Throws a `RequestError`
 * (-32602) for a call without a tool, without JSON arguments, or beyond the host's limits.
 */
export function readToolCall(
  { tool, arguments: given = {}, ...rest }: ToolCall,
  limits: RequestLimits,
): ToolRequest {
  const definition = typeof tool === "string" ? { name: tool } : tool;
  if (!isJsonObject(definition) || typeof definition.name !== "string" || definition.name === "")
    throw wrong("it has no tool. Write { tool: definition } or { tool: name }");
  const { assistant, before, from, choices, supports, details, careful } = rest;
  const problem = findChoiceProblem(choices);
  if (problem !== undefined) throw wrong(problem);
  const told = { assistant, before, from, choices, supports, details, careful };
  const call = written({ tool: definition, arguments: given, ...told });
  if (!isJsonObject(call?.arguments)) throw wrong("its arguments are no JSON object");
  if (details !== undefined && !isJsonObject(call.details))
    throw wrong("its details are no JSON object");
  const excess = findExcess(call, "it", { limits: limitsOf(limits) });
  if (excess !== undefined) throw wrong(excess);
  // The object was of this shape before it was written.
  return call as unknown as ToolRequest;
}

function written(call: object): JsonObject | undefined {
  try {
    return JSON.parse(JSON.stringify(call));
  } catch {
    return undefined;
  }
}

function wrong(problem: string) {
  return createRequestError(-32602, `The user was not asked about the tool call: ${problem}.`);
}
