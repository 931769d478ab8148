import { blocksOf } from "../../protocol/blocksOf.js";
import { isJsonObject } from "../../protocol/json.js";
import {
  type CreateMessageRequest,
  readCreateMessageRequest,
} from "../../protocol/samplingRequest.js";
import { type AnswerContent, readCreateMessageResult } from "../../protocol/samplingResult.js";
import { proposedRequest, type SamplingQuestion } from "../samplingQuestion.js";
import type { SamplingEdits } from "./requestEdits.js";

/** Reads what `writeEdits` wrote; what does not fit is left out. */
export function readEdits(
  question: SamplingQuestion,
  draft: unknown,
): Omit<SamplingEdits, "resets"> {
  const { request, model, answer, answerTo } = isJsonObject(draft) ? draft : {};
  const content = readContent(answer);
  return {
    request: readRequest(question, request),
    ...(typeof model === "string" && { model }),
    ...(content && typeof answerTo === "string" && { answer: { to: answerTo, content } }),
  };
}

function readRequest(question: SamplingQuestion, written: unknown): CreateMessageRequest {
  const proposed = proposedRequest(question);
  const changes = parse(written);
  if (!isJsonObject(changes)) return proposed;
  const merged = Object.entries({ ...question.request, ...changes });
  const reading = readCreateMessageRequest(
    Object.fromEntries(merged.filter(([, value]) => value !== null)),
  );
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
