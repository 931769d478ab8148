import { type Allowance, createAllowance } from "../../../../wire/protocol/allowance.js";
import { copyJson } from "../../../../wire/protocol/copyJson.js";
import { findForeignDialect } from "../../../../wire/protocol/dialect.js";
import type { JsonObject } from "../../../../wire/protocol/json.js";
import type { Reading } from "../../../../wire/protocol/reading.js";
import { exceeds, type RequestLimits } from "../../../../wire/protocol/requestLimits.js";
import { atOnce, type Sliced } from "../../../../wire/protocol/sliced.js";
import {
  anyObject,
  listOf,
  number,
  objectOf,
  oneOf,
  optional,
  text,
  type WireShape,
} from "../../../../wire/protocol/wireShape.js";
import { blocksOf } from "./blocksOf.js";
import { requestContent } from "./samplingContent.js";
import type { SamplingMessage } from "./samplingMessage.js";
import { findToolUseProblem } from "./samplingRules.js";

/** The server's wishes for the model; the host decides. */
export interface ModelPreferences {
  /** Names, or parts of names, the best first. */
  readonly hints?: readonly { readonly name?: string }[];
  /** The weight of low cost, from 0 to 1. */
  readonly costPriority?: number;
  /** The weight of speed, from 0 to 1. */
  readonly speedPriority?: number;
  /** The weight of capability, from 0 to 1. */
  readonly intelligencePriority?: number;
}

/** A tool that a model may ask the server to use (revisions 2025-11-25 and later). */
export interface SamplingTool {
  readonly name: string;
  readonly title?: string;
  readonly description?: string;
  /** The JSON Schema of what it takes. */
  readonly inputSchema: JsonObject;
  readonly annotations?: JsonObject;
  readonly _meta?: JsonObject;
}

/** A server's request to a host's model with `sampling/createMessage`, in any revision; keys that are not listed stay as they came. */
export interface CreateMessageRequest {
  readonly messages: readonly SamplingMessage[];
  readonly modelPreferences?: ModelPreferences;
  readonly systemPrompt?: string;
  /** The context that the host is to tell the model besides; a host that did not declare `sampling.context` ignores it. */
  readonly includeContext?: "none" | "thisServer" | "allServers";
  readonly temperature?: number;
  /** The most tokens that the response may have. */
  readonly maxTokens: number;
  readonly stopSequences?: readonly string[];
  /** Passed through to the model's provider. */
  readonly metadata?: JsonObject;
  readonly tools?: readonly SamplingTool[];
  readonly toolChoice?: { readonly mode?: "auto" | "required" | "none" };
  readonly _meta?: JsonObject;
}

const priority = optional(number(0, 1));

const tokens: WireShape = (value, path) =>
  Number.isSafeInteger(value) && Number(value) > 0
    ? undefined
    : `${path} must be a whole number above 0`;

const request = objectOf({
  messages: listOf(
    objectOf({
      role: oneOf("user", "assistant"),
      content: requestContent,
      _meta: optional(anyObject),
    }),
  ),
  maxTokens: tokens,
  modelPreferences: optional(
    objectOf({
      hints: optional(listOf(objectOf({ name: optional(text) }))),
      costPriority: priority,
      speedPriority: priority,
      intelligencePriority: priority,
    }),
  ),
  systemPrompt: optional(text),
  includeContext: optional(oneOf("none", "thisServer", "allServers")),
  temperature: optional(number()),
  stopSequences: optional(listOf(text)),
  metadata: optional(anyObject),
  tools: optional(
    listOf(
      objectOf({
        name: text,
        title: optional(text),
        description: optional(text),
        inputSchema: objectOf({ type: oneOf("object") }),
        annotations: optional(anyObject),
        _meta: optional(anyObject),
      }),
    ),
  ),
  toolChoice: optional(objectOf({ mode: optional(oneOf("auto", "required", "none")) })),
  _meta: optional(anyObject),
});

/**
 * Reads the params of a `sampling/createMessage` request of any revision, or what a person made of them.
 * Nothing is changed or filled in; what breaks the rules on tool use (SPEC 47, 48) is refused. Without limits, only how
 * deep it nests is bounded.
 */
export function readCreateMessageRequest(
  params: unknown,
  limits: RequestLimits = {},
): Reading<CreateMessageRequest> {
  return atOnce(readCreateMessageSlices(params, limits, createAllowance()));
}

/** Whether a request asks for context besides its own messages. */
function asksForContext({ includeContext = "none" }: CreateMessageRequest): boolean {
  return includeContext !== "none";
}

/** Returns a request without the context that it asks for; the same object if it asks for none. */
export function withoutContext(request: CreateMessageRequest): CreateMessageRequest {
  if (!asksForContext(request)) return request;
  const { includeContext: _, ...rest } = request;
  return rest;
}

/** The same a slice at a time. */
export function* readCreateMessageSlices(
  params: unknown,
  limits: RequestLimits,
  allowance: Allowance,
): Sliced<Reading<CreateMessageRequest>> {
  const notObject = anyObject(params, "params");
  if (notObject) return { ok: false, problem: notObject };
  // Its shape is looked at key by key, once it is a copy; keys that no revision knows stay in it.
  const copy = yield* copyJson(params as CreateMessageRequest, "params", { limits }, allowance);
  if (!copy.ok) return copy;
  const problem =
    request(copy.value, "params") ??
    findBlocksExcess(copy.value.messages, limits) ??
    findToolUseProblem(copy.value.messages) ??
    findForeignTool(copy.value) ??
    findMissingTool(copy.value);
  return problem ? { ok: false, problem } : copy;
}

/** Explains that the model has to use a tool, and gets none: no response could be sent. */
function findMissingTool({ tools = [], toolChoice }: CreateMessageRequest): string | undefined {
  return toolChoice?.mode === "required" && tools.length === 0
    ? "params.toolChoice requires a tool, and params.tools has none"
    : undefined;
}

/** Explains which tool's schema is of a dialect that is not known: a tool's input is validated by the tool's own schema. */
function findForeignTool({ tools = [] }: CreateMessageRequest): string | undefined {
  const found = tools.map(({ inputSchema }, index) =>
    findForeignDialect(inputSchema, `params.tools[${index}].inputSchema`),
  );
  return found.find((problem) => problem !== undefined);
}

/** Every block of a message is shown together, and a browser keeps watch over each message and block of a conversation. */
function findBlocksExcess(
  messages: readonly SamplingMessage[],
  limits: RequestLimits,
): string | undefined {
  const { blocks = Infinity, conversationBlocks = Infinity } = limits;
  const counts = messages.map(({ content }) => blocksIn(content));
  const index = counts.findIndex((count) => count > blocks);
  if (index >= 0)
    return exceeds(`params.messages[${index}]`, "has more than # blocks", "blocks", limits);
  const all = counts.reduce((sum, count) => sum + Math.max(1, count), 0);
  return all > conversationBlocks
    ? exceeds("params", "has more than # messages or blocks", "conversationBlocks", limits)
    : undefined;
}

/** Counts the blocks; each block of a tool's output is one, too. */
function blocksIn(content: SamplingMessage["content"]): number {
  const blocks = blocksOf(content);
  return blocks.reduce(
    (sum, block) => sum + (block.type === "tool_result" ? block.content.length : 0),
    blocks.length,
  );
}
