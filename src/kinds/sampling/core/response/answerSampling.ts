import type { Answered, HostCore } from "../../../../host/kind.js";
import type { Reply } from "../../../../host/reply.js";
import { createRequestError } from "../../../../host/requestError.js";
import { redactCredentials } from "../../../../safety/secrets/redactCredentials.js";
import { isJsonObject } from "../../../../wire/protocol/json.js";
import { readCreateMessageResult, writeCreateMessageResult } from "../protocol/samplingResult.js";
import type { LoadRedactor } from "../redact/loadRedactor.js";
import { redactResponse } from "../redact/redactResponse.js";
import type { SamplingQuestion } from "../samplingQuestion.js";
import { withholdFromResult } from "../withholdSecrets.js";
import { findIssues } from "./validateResponse.js";

/** Turns a `SamplingSettlement`, which may come from another process, into what the server gets, and a log that keeps content. */
export function answerSampling(
  question: SamplingQuestion,
  settlement: unknown,
  core: HostCore,
  load: LoadRedactor | undefined,
  rule?: string,
): Answered | Promise<Answered> {
  const { action, content, reason } = isJsonObject(settlement) ? settlement : {};
  switch (action) {
    case "deny":
      return {
        reply: rule === undefined ? rejected() : deniedByRule(),
        ...(typeof reason === "string" && { reason: redactCredentials(reason) }),
      };
    case "cancel":
      return { reply: undecided() };
    case "send":
      return sendResponse(question, content, core, load);
    default:
      return { message: 'The answer was not sent: action must be "send", "deny" or "cancel".' };
  }
}

/** Makes the reply that sends the response under review, or one in its place, as the server may get it. */
export async function sendResponse(
  question: SamplingQuestion,
  content: unknown,
  core: HostCore,
  load: LoadRedactor | undefined,
): Promise<Answered> {
  const { request, detail } = question;
  if (detail.stage !== "response-review" || !detail.response)
    return { message: "The answer was not sent: there is none under review." };
  const { result } = detail.response;
  const reading = readCreateMessageResult({ ...result, content: content ?? result.content });
  if (!reading.ok) return { message: `The answer was not sent: ${reading.problem}.` };
  const redacted = await redactResponse(reading.value, question, load);
  const { redaction } = redacted;
  const issues = await findIssues(core, question, redacted.sent);
  if (issues.length > 0)
    return { message: "The answer does not fit what the server asked for.", issues };
  const sent = writeCreateMessageResult(redacted.sent, request);
  const logged = core.logsContent && { logged: await withholdFromResult(question, sent) };
  return {
    reply: { sent: "result", result: sent, ...logged },
    detail: { ...detail, sent, ...(redaction && { redaction }) },
  };
}

/** The host's own no, in the name of a rule: never worded as the person's. */
export function deniedByRule(): Reply {
  return {
    sent: "error",
    error: createRequestError(-1, "This host's rules do not allow the sampling request."),
  };
}

/**
 * The reply where the person left without a choice. Sampling has no `cancel`: a server stops at the code that it knows
 * for a no, and the message does not put a no into the person's mouth.
 */
function undecided(): Reply {
  const message = "The person left without deciding on the sampling request.";
  return { sent: "error", error: createRequestError(-1, message) };
}

/** The protocol's reply for a no; a round of revision 2026-07-28 fails with it as a whole (SPEC 50). */
function rejected(): Reply {
  return { sent: "error", error: createRequestError(-1, "User rejected sampling request") };
}
