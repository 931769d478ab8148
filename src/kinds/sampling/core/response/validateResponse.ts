import type { HostCore } from "../../../../host/kind.js";
import { hidesText } from "../hidesText.js";
import { type CreateMessageResult, writeCreateMessageResult } from "../protocol/samplingResult.js";
import type { SamplingQuestion, SamplingResponse } from "../samplingQuestion.js";
import { findResponseIssues, type SamplingIssue } from "./findResponseIssues.js";

/** Makes a response for review, with the issues that keep it from being sent. */
export async function validateResponse(
  core: HostCore,
  question: SamplingQuestion | undefined,
  by: SamplingResponse["by"],
  result: CreateMessageResult,
): Promise<SamplingResponse> {
  const issues = question ? await findIssues(core, question, result) : [];
  const number = (question?.detail.response?.number ?? 0) + 1;
  const isHiding = by === "model" && (await hidesText(core, result));
  return { by, number, result, issues, ...(isHiding && { hidesText: true }) };
}

/** Finds what keeps a response from being sent: the server cannot take it, or the connection does not carry it. */
export async function findIssues(
  core: HostCore,
  { id, request, embedded }: SamplingQuestion,
  result: CreateMessageResult,
): Promise<readonly SamplingIssue[]> {
  const issues = await findResponseIssues(request, result, embedded);
  if (issues.length > 0) return issues;
  const isCarried = await core.supports(id, writeCreateMessageResult(result, request));
  return isCarried ? [] : [{ path: [], code: "unsupported", params: {} }];
}
