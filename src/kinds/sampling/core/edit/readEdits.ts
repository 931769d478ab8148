import { isJsonObject } from "../../../../wire/protocol/json.js";
import { blocksOf } from "../protocol/blocksOf.js";
import {
  type CreateMessageRequest,
  readCreateMessageRequest,
} from "../protocol/samplingRequest.js";
import { readCreateMessageResult } from "../protocol/samplingResult.js";
import { proposedRequest, type SamplingQuestion } from "../samplingQuestion.js";
import type { EditedResponse, SamplingEdits } from "./requestEdits.js";

/** Reads the draft that `writeEdits` wrote, without what is no edit of this request. */
export function readEdits(question: SamplingQuestion, draft: unknown): SamplingEdits {
  const { request, model, responses } = isJsonObject(draft) ? draft : {};
  const edited = [parse(responses) ?? []].flat().flatMap(readResponse);
  return {
    request: readRequest(question, parse(request)),
    ...((typeof model === "string" || model === null) && { model }),
    ...(edited.length > 0 && { responses: edited }),
  };
}

function readRequest(question: SamplingQuestion, changes: unknown): CreateMessageRequest {
  const proposed = proposedRequest(question);
  if (!isJsonObject(changes)) return proposed;
  const merged = Object.entries({ ...question.request, ...changes });
  const reading = readCreateMessageRequest(
    Object.fromEntries(merged.filter(([, value]) => value !== null)),
  );
  return reading.ok ? reading.value : proposed;
}

function readResponse(written: unknown): readonly EditedResponse[] {
  if (!isJsonObject(written) || typeof written.to !== "string") return [];
  const reading = readCreateMessageResult({ content: written.content, model: "" });
  return reading.ok ? [{ to: written.to, content: blocksOf(reading.value.content) }] : [];
}

function parse(written: unknown): unknown {
  if (typeof written !== "string") return undefined;
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}
