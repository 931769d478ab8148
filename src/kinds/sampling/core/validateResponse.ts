import type { HostCore } from "../../../host/kind.js";
import { findIssues } from "./findIssues.js";
import type { CreateMessageResult } from "./protocol/samplingResult.js";
import type { SamplingQuestion, SamplingResponse } from "./samplingQuestion.js";

/** Makes a response to a request, with what is wrong with it, that a person can look at. */
export async function validateResponse(
  core: HostCore,
  question: SamplingQuestion | undefined,
  by: SamplingResponse["by"],
  result: CreateMessageResult,
): Promise<SamplingResponse> {
  const issues = question ? await findIssues(core, question, result) : [];
  return { by, number: (question?.detail.response?.number ?? 0) + 1, result, issues };
}
