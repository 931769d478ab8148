import type { Draft } from "../../../../host/command.js";
import { sameJson } from "../../../../schema/sameJson.js";
import { blocksOf } from "../protocol/blocksOf.js";
import type { CreateMessageRequest } from "../protocol/samplingRequest.js";
import type { ResponseContent } from "../protocol/samplingResult.js";
import {
  proposedRequest,
  type SamplingQuestion,
  type SamplingResponse,
} from "../samplingQuestion.js";

/** A part of a request that a person may change. */
export type RequestPart = Exclude<keyof CreateMessageRequest, "_meta">;

/** The person's edits of the server's and the model's words; not sent to anybody yet. */
export interface SamplingEdits {
  /** The request as it is to go to the model. */
  readonly request: CreateMessageRequest;
  /** The id of the model that the person picked; null takes a pick back, and absent leaves the choice as it is. */
  readonly model?: string | null | undefined;
  /** The person's versions of responses: of the one under review, and of those that came before it. */
  readonly responses?: readonly EditedResponse[] | undefined;
  /** Counts how often something was taken back: what is typed into has to begin anew then. */
  readonly resets: number;
}

/** A response as a person changed it. */
export interface EditedResponse {
  /** Tells which answer was changed. */
  readonly to: string;
  /** Its blocks as they are to be sent. */
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

/** Tells a response from every other one. */
export function responseKey({ id, detail }: SamplingQuestion): string {
  return `${id} ${detail.response?.number ?? 0}`;
}

/** The parts in which one request differs from another. */
export function differingParts(
  asked: CreateMessageRequest,
  request: CreateMessageRequest,
): readonly RequestPart[] {
  return asked === request ? [] : parts.filter((part) => !isSame(asked[part], request[part]));
}

/** Whether two parts are the same; of long lists, only the items that are other objects are looked into. */
function isSame(one: unknown, other: unknown): boolean {
  return Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((item, at) => sameJson(item, other[at]))
    : sameJson(one, other);
}

const contents = new WeakMap<SamplingResponse, readonly ResponseContent[]>();

/** The blocks of the response that there is; the same list for the same response. */
export function originalContent({
  detail: { response },
}: SamplingQuestion): readonly ResponseContent[] {
  if (!response) return none;
  const content = contents.get(response) ?? blocksOf(response.result.content);
  contents.set(response, content);
  return content;
}

const none: readonly ResponseContent[] = [];

/** Whether blocks of a response are the same. */
export function isSameContent(
  one: readonly ResponseContent[],
  other: readonly ResponseContent[],
): boolean {
  return isSame(one, other);
}

/** A request with some of its parts as they are in another one. */
export function partsBack(
  request: CreateMessageRequest,
  asked: CreateMessageRequest,
  parts: readonly RequestPart[],
): CreateMessageRequest {
  const kept = Object.entries(request).filter(([name]) => !parts.some((part) => part === name));
  const back = parts.flatMap((part) => (asked[part] === undefined ? [] : [[part, asked[part]]]));
  // Every part is that of one of two requests.
  return Object.fromEntries([...kept, ...back]) as CreateMessageRequest;
}

/** Writes the person's edits of a request, its model and its responses; `undefined` if all is as the server asked. */
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
