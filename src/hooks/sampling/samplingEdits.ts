import type { Draft } from "../../host/command.js";
import { isJsonObject } from "../../protocol/json.js";
import { blocksOf } from "../../protocol/samplingContent.js";
import {
  type CreateMessageRequest,
  readCreateMessageRequest,
} from "../../protocol/samplingRequest.js";
import { type AnswerContent, readCreateMessageResult } from "../../protocol/samplingResult.js";
import { sameJson } from "../../schema/sameJson.js";
import type { SamplingFacts } from "../samplingView.js";

/** A part of a request that a person may change. */
export type RequestPart = Exclude<keyof CreateMessageRequest, "_meta">;

/** What the person wants in place of what the server, and the model, wrote; not sent to anybody yet. */
export interface SamplingEdits {
  /** The request as it is to go to the model. */
  readonly request: CreateMessageRequest;
  /** The id of the model that the person picked; absent where the choice is left as it is. */
  readonly model?: string | undefined;
  /** The blocks of an answer as they are to be sent; absent while nobody touched them. */
  readonly answer?: EditedAnswer | undefined;
  /** Counts how often everything was taken back: what is typed into has to begin anew then. */
  readonly resets: number;
}

/** Changed blocks of an answer, and of which answer. */
export interface EditedAnswer {
  readonly to: string;
  readonly content: readonly AnswerContent[];
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

/** Tells an answer from the one before and after it. */
export function answerKey({
  attempts,
  detail,
}: Pick<SamplingFacts, "attempts" | "detail">): string {
  return `${attempts} ${detail.answer?.by ?? "nobody"}`;
}

/** The parts in which one request differs from another. */
export function differingParts(
  asked: CreateMessageRequest,
  request: CreateMessageRequest,
): readonly RequestPart[] {
  return asked === request ? [] : parts.filter((part) => !sameJson(asked[part], request[part]));
}

/** Writes what differs from what the server asked, and from what would go to the model if nothing more were done. */
export function writeEdits(
  { request: asked, proposed }: Pick<SamplingFacts, "request" | "proposed">,
  { request, model, answer }: SamplingEdits,
): Draft {
  const isProposed = differingParts(proposed, request).length === 0;
  const changes = differingParts(asked, request).map((part) => [part, request[part] ?? null]);
  return {
    ...(!isProposed && { request: JSON.stringify(Object.fromEntries(changes)) }),
    ...(model !== undefined && { model }),
    ...(answer && { answerTo: answer.to, answer: JSON.stringify(answer.content) }),
  };
}

/** Reads what {@link writeEdits} wrote; what does not fit is left out. */
export function readEdits(view: SamplingFacts, draft: unknown): SamplingEdits {
  const { request, model, answer, answerTo } = isJsonObject(draft) ? draft : {};
  const content = readContent(answer);
  return {
    request: readRequest(view, request),
    resets: 0,
    ...(typeof model === "string" && { model }),
    ...(content && typeof answerTo === "string" && { answer: { to: answerTo, content } }),
  };
}

function readRequest(
  { request: asked, proposed }: SamplingFacts,
  written: unknown,
): CreateMessageRequest {
  const changes = parse(written);
  if (!isJsonObject(changes)) return proposed;
  const changed = Object.entries({ ...asked, ...changes }).filter(([, value]) => value !== null);
  const reading = readCreateMessageRequest(Object.fromEntries(changed));
  return reading.ok ? reading.value : proposed;
}

function readContent(written: unknown): readonly AnswerContent[] | undefined {
  const reading = readCreateMessageResult({ content: parse(written), model: "" });
  return reading.ok ? blocksOf(reading.value.content) : undefined;
}

function parse(written: unknown): unknown {
  if (typeof written !== "string") return undefined;
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}
