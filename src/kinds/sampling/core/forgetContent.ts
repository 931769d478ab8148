import type { Question } from "../../../host/question.js";
import { isSampling, type SamplingDetail } from "./samplingQuestion.js";

/**
 * Keeps the part of a settled request that may stay if no log keeps content: how it went, and nothing that anybody wrote (client/sampling,
 * 2026-07-28: messages should not be retained between separate requests).
 */
export function forgetContent(question: Question): Question {
  if (!isSampling(question)) return question;
  const { stage, pick, toolRound, attempts, late, rule } = question.detail;
  const detail: SamplingDetail = {
    stage,
    pick,
    attempts,
    late,
    ...(toolRound !== undefined && { toolRound }),
    ...(rule !== undefined && { rule }),
  };
  return { ...question, request: { messages: [], maxTokens: question.request.maxTokens }, detail };
}
