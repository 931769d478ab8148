import type { HostCore } from "../../../host/kind.js";
import { findResponseIssues, type SamplingIssue } from "./findResponseIssues.js";
import { type CreateMessageResult, writeCreateMessageResult } from "./protocol/samplingResult.js";
import type { SamplingQuestion } from "./samplingQuestion.js";

/** Finds the issues that keep a response from being sent: the server cannot take it, or else the connection does not carry it. */
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
