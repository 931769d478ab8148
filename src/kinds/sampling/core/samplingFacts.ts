import type { ToolMark } from "../../../host/rule.js";
import type { KindFacts } from "../../../host/ruling.js";
import { sha256 } from "../../../wire/protocol/sha256.js";
import { extrasOf } from "./extrasOf.js";
import { blocksOf } from "./protocol/blocksOf.js";
import type { MessageContent } from "./protocol/samplingContent.js";
import type { CreateMessageRequest } from "./protocol/samplingRequest.js";
import { proposedRequest, type SamplingQuestion } from "./samplingQuestion.js";
import type { SamplingModel } from "./settings/pickModel.js";

/**
 * The facts of a request, or of a response, that rules are compared with. There are none where a person is at it: after
 * they changed, stopped or took back something, what follows is theirs to decide.
 */
export function samplingFacts(
  question: SamplingQuestion,
  askEveryTime: boolean,
  models: readonly SamplingModel[] = [],
): KindFacts | undefined {
  const { stage, attempts, pick, response, hidesText } = question.detail;
  const request = proposedRequest(question);
  const { includeContext } = request;
  const extras = extrasOf(request);
  const isShown = hidesText === true || response?.hidesText === true || extras === "too-long";
  const modelName = models.find(({ id }) => id === pick.model)?.name;
  const common = {
    ...(pick.model !== undefined && { model: pick.model }),
    ...(modelName !== undefined && { modelName }),
    maxTokens: request.maxTokens,
    ...(request.systemPrompt !== undefined && { systemPrompt: markOf(request.systemPrompt) }),
    ...(includeContext !== undefined && includeContext !== "none" && { context: includeContext }),
    ...(extras !== "too-long" && { extras }),
    messages: request.messages.length,
    characters: sizeOf(request.messages),
    may: isShown ? (["deny"] as const) : (["allow", "deny"] as const),
    ...(askEveryTime && { asksEachTime: true as const }),
  };
  if (stage === "request-review" && attempts === 0)
    return {
      subject: "sampling/request",
      ...common,
      tools: marksOf(request),
      media: mediaOf(request.messages.flatMap(({ content }) => blocksOf(content))),
    };
  const isFirst = stage === "response-review" && attempts === 1;
  if (!isFirst || response?.by !== "model" || response.issues.length > 0) return undefined;
  const blocks = blocksOf(response.result.content);
  const used = new Set(blocks.flatMap((block) => (block.type === "tool_use" ? block.name : [])));
  return {
    subject: "sampling/response",
    ...common,
    tools: marksOf(request).filter(({ name }) => used.has(name)),
    media: mediaOf(blocks),
  };
}

/** A request is compared with rules again and again. */
const marks = new WeakMap<object, readonly ToolMark[]>();
const sizes = new WeakMap<object, number>();

function sizeOf(messages: CreateMessageRequest["messages"]): number {
  const size = sizes.get(messages) ?? JSON.stringify(messages).length;
  sizes.set(messages, size);
  return size;
}

function marksOf(request: CreateMessageRequest): readonly ToolMark[] {
  const { tools = [] } = request;
  const known = marks.get(tools);
  if (known) return known;
  const made = tools.map((tool) => ({ name: tool.name, sha256: sha256(JSON.stringify(tool)) }));
  marks.set(tools, made);
  return made;
}

let last: { readonly text: string; readonly mark: string } | undefined;

/** A server sends the same system prompt with each request. */
function markOf(text: string): string {
  if (last?.text !== text) last = { text, mark: sha256(text) };
  return last.mark;
}

function mediaOf(blocks: readonly MessageContent[]): NonNullable<KindFacts["media"]> {
  const found = new Set<"image" | "audio" | "resource">();
  for (const block of blocks) {
    const inner = block.type === "tool_result" ? block.content : [block];
    for (const { type } of inner) {
      if (type === "image" || type === "audio") found.add(type);
      if (type === "resource" || type === "resource_link") found.add("resource");
    }
  }
  return [...found];
}
