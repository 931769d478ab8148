import type { HostCore } from "../../../host/kind.js";
import { findIssues } from "./findIssues.js";
import type { CreateMessageResult } from "./protocol/samplingResult.js";
import type { SamplingAnswer, SamplingQuestion } from "./samplingQuestion.js";

/** Makes an answer to a request, with what is wrong with it, that a person can look at. */
export async function validateAnswer(
  core: HostCore,
  question: SamplingQuestion | undefined,
  by: SamplingAnswer["by"],
  result: CreateMessageResult,
): Promise<SamplingAnswer> {
  const issues = question ? await findIssues(core, question, result) : [];
  return { by, number: (question?.detail.answer?.number ?? 0) + 1, result, issues };
}
