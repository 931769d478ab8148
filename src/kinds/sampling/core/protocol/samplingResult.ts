import { isJsonObject, type JsonObject } from "../../../../wire/protocol/json.js";
import type { Reading } from "../../../../wire/protocol/reading.js";
import { anyObject, objectOf, oneOf, optional, text } from "../../../../wire/protocol/wireShape.js";
import { blocksOf } from "./blocksOf.js";
import {
  type AudioContent,
  type ImageContent,
  responseContent,
  type TextContent,
  type ToolUseContent,
} from "./samplingContent.js";
import type { CreateMessageRequest } from "./samplingRequest.js";

/** A block that a model may answer with. */
export type ResponseContent = TextContent | ImageContent | AudioContent | ToolUseContent;

/** The result of `sampling/createMessage` as it goes over the wire. */
export interface CreateMessageResult {
  readonly role: "assistant";
  /** One block, or a list of them where the request has tools or its revision is 2026-07-28. */
  readonly content: ResponseContent | readonly ResponseContent[];
  /** The name of the model that answered. */
  readonly model: string;
  /** Why it stopped: `endTurn`, `stopSequence`, `maxTokens`, `toolUse`, or what its provider calls it. */
  readonly stopReason?: string;
  readonly _meta?: JsonObject;
}

const result = objectOf({
  role: oneOf("assistant"),
  content: responseContent,
  model: text,
  _meta: optional(anyObject),
});

/** Reads a response of a model, or what a person made of it. Plain text stands for one block of it. */
export function readCreateMessageResult(
  response: unknown,
  defaults: { readonly model?: string | undefined } = {},
): Reading<CreateMessageResult> {
  if (!isJsonObject(response)) return { ok: false, problem: "the response must be an object" };
  const { content, role, model, stopReason, ...rest } = response;
  const value: unknown = {
    ...rest,
    role: role ?? "assistant",
    content: typeof content === "string" ? { type: "text", text: content } : content,
    model: model ?? defaults.model,
    ...(typeof stopReason === "string" && { stopReason }),
  };
  const problem = result(value, "response");
  if (problem) return { ok: false, problem };
  try {
    // Its shape was looked at key by key; keys that no revision knows stay in it.
    return { ok: true, value: structuredClone(value) as CreateMessageResult };
  } catch {
    return { ok: false, problem: "the response must be plain data, without functions" };
  }
}

/**
 * Writes the wire result. A request without tools is answered with one bare block, which is all that a server of the
 * 2025 revisions takes; the reason for stopping is `toolUse` if and only if a tool is used.
 */
export function writeCreateMessageResult(
  { content, stopReason, ...rest }: CreateMessageResult,
  request: CreateMessageRequest,
): CreateMessageResult {
  const blocks = blocksOf(content);
  const [only] = blocks;
  const usesTool = blocks.some(({ type }) => type === "tool_use");
  const reason = usesTool ? "toolUse" : stopReason === "toolUse" ? "endTurn" : stopReason;
  return {
    ...rest,
    content: only && blocks.length === 1 && !asksForTools(request) ? only : content,
    ...(reason !== undefined && { stopReason: reason }),
  };
}

/** Whether a request lets the model use tools, as both SDKs see it. */
export function asksForTools({ tools, toolChoice }: CreateMessageRequest): boolean {
  return tools !== undefined || toolChoice !== undefined;
}
