import type { Draft } from "../../../../host/command.js";
import { sameJson } from "../../../../schema/sameJson.js";
import { blocksOf } from "../protocol/blocksOf.js";
import type { MessageContent } from "../protocol/samplingContent.js";
import type { SamplingMessage } from "../protocol/samplingMessage.js";
import type { CreateMessageRequest } from "../protocol/samplingRequest.js";
import type { ResponseContent } from "../protocol/samplingResult.js";
import { proposedRequest, type SamplingQuestion } from "../samplingQuestion.js";

/** A part of a request that the user may change. */
export type RequestPart = Exclude<keyof CreateMessageRequest, "_meta">;

/** The user's edits of one request and its responses, before the host sends them. */
export interface SamplingEdits {
  /** The request as the model would get it. */
  readonly request: CreateMessageRequest;
  /** The id of the model that the user picked; null takes a pick back, and absent leaves the choice as it is. */
  readonly model?: string | null | undefined;
  /** The user's versions of responses: of the one under review, and of earlier ones. */
  readonly responses?: readonly EditedResponse[] | undefined;
}

/** A response as the user changed it. */
export interface EditedResponse {
  /** The key of the response that the user changed. */
  readonly to: string;
  /** Its blocks as the server would get them. */
  readonly content: readonly ResponseContent[];
}

const parts: readonly RequestPart[] = [
  "messages",
  "systemPrompt",
  "modelPreferences",
  "maxTokens",
  "temperature",
  "stopSequences",
  "includeContext",
  "tools",
  "toolChoice",
  "metadata",
];

/** Returns a key that identifies the response under review. */
export function responseKey({ id, detail }: SamplingQuestion): string {
  return `${id} ${detail.response?.number ?? 0}`;
}

/** Lists the parts in which two requests differ. */
export function differingParts(
  asked: CreateMessageRequest,
  request: CreateMessageRequest,
): readonly RequestPart[] {
  return asked === request ? [] : parts.filter((part) => !isSame(asked[part], request[part]));
}

/** Compares two parts, or the blocks of two responses. Items that are the same object are not compared further. */
export function isSame(one: unknown, other: unknown): boolean {
  return Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item, at) => sameJson(item, other[at]))
    : sameJson(one, other);
}

/** Returns a request with other values in some of its parts; `undefined` removes a part. */
export function withParts(
  request: CreateMessageRequest,
  changes: { readonly [Part in RequestPart]?: CreateMessageRequest[Part] | undefined },
): CreateMessageRequest {
  const entries = Object.entries({ ...request, ...changes });
  // Each part has the type that it has in one of the two objects.
  return Object.fromEntries(
    entries.filter(([, value]) => value !== undefined),
  ) as unknown as CreateMessageRequest;
}

/**
 * Puts another block in the place of one, or removes it where `block` is absent. A message without blocks goes, too; the
 * other messages stay the same objects.
 */
export function withBlock(
  messages: readonly SamplingMessage[],
  at: number,
  place: number,
  block?: MessageContent,
): readonly SamplingMessage[] {
  return messages.flatMap((message, index) => {
    if (index !== at) return [message];
    const blocks = blocksOf(message.content).flatMap((old, n) =>
      n === place ? (block ?? []) : old,
    );
    const [only] = blocks;
    if (!only) return [];
    return [{ ...message, content: Array.isArray(message.content) ? blocks : only }];
  });
}

/** Writes the user's edits as a draft; an empty one if all is as the server asked. */
export function writeEdits(
  question: SamplingQuestion,
  { request, model, responses }: SamplingEdits,
): Draft {
  const isProposed = differingParts(proposedRequest(question), request).length === 0;
  const changes = differingParts(question.request, request);
  const changed = Object.fromEntries(changes.map((part) => [part, request[part] ?? null]));
  return {
    ...((changes.length > 0 || !isProposed) && { request: JSON.stringify(changed) }),
    ...(model !== undefined && { model }),
    ...(responses?.length && { responses: JSON.stringify(responses) }),
  };
}

/** Writes a part of a request, or the blocks of a response, as one text to compare with another. */
export function textOf(value: unknown): string {
  if (value === undefined) return "";
  if (typeof value === "string") return value;
  return Array.isArray(value) ? value.map(textOfItem).join("\n\n") : JSON.stringify(value, null, 2);
}

function textOfItem(item: unknown): string {
  const { role, content } = Object(item);
  return role === undefined
    ? textOfBlock(item)
    : [`${role}:`, ...[content].flat().map(textOfBlock)].join("\n");
}

function textOfBlock(block: unknown): string {
  const { type, text } = Object(block);
  if (type === "text") return text;
  return typeof block === "string" ? block : JSON.stringify(block, null, 2);
}
