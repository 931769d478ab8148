import type { HostCore } from "../../../host/kind.js";
import { findIssues } from "./findIssues.js";
import { hidesText } from "./hidesText.js";
import type { CreateMessageResult } from "./protocol/samplingResult.js";
import type { SamplingQuestion, SamplingResponse } from "./samplingQuestion.js";

/** Makes a response to a request, with the issues that keep it from being sent. */
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
