import { createRequestError } from "../host/requestError.js";
import type { Answered, Reply } from "../host/slice.js";
import { isJsonObject } from "../protocol/json.js";
import {
  type CreateMessageResult,
  readCreateMessageResult,
  writeCreateMessageResult,
} from "../protocol/samplingResult.js";
import { findAnswerIssues } from "./findAnswerIssues.js";
import type { SamplingDetail, SamplingQuestion } from "./samplingQuestion.js";

/** Turns a `SamplingSettlement`, which may come from another process, into what the server gets. */
export function answerSampling(
  question: SamplingQuestion,
  settlement: unknown,
): Answered | Promise<Answered> {
  const { action, content, reason } = isJsonObject(settlement) ? settlement : {};
  switch (action) {
    case "deny":
      return { reply: rejected(), ...(typeof reason === "string" && { note: reason }) };
    case "send":
      return send(question, content);
    default:
      return { message: 'The answer was not sent: action must be "send" or "deny".' };
  }
}

async function send(question: SamplingQuestion, content: unknown): Promise<Answered> {
  const { request, detail, embedded } = question;
  if (detail.stage !== "response-review" || !detail.answer)
    return { message: "The answer was not sent: there is none under review." };
  const { result } = detail.answer;
  const reading = readCreateMessageResult({ ...result, content: content ?? result.content });
  if (!reading.ok) return { message: `The answer was not sent: ${reading.problem}.` };
  const issues = await findAnswerIssues(request, reading.value, embedded);
  return issues.length > 0
    ? { message: "The answer does not fit what the server asked for.", issues }
    : replyWith(detail, writeCreateMessageResult(reading.value, request));
}

function replyWith(detail: SamplingDetail, sent: CreateMessageResult): Answered {
  return { reply: { sent: "result", result: sent }, detail: { ...detail, sent } };
}

/** What the protocol has for a no; a round of revision 2026-07-28 fails with it as a whole (SPEC 50). */
function rejected(): Reply {
  return { sent: "error", error: createRequestError(-1, "User rejected sampling request") };
}
