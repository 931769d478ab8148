import type { Question } from "../../../host/question.js";
import { blocksOf } from "./protocol/blocksOf.js";
import type { CreateMessageRequest } from "./protocol/samplingRequest.js";
import { isSampling } from "./samplingQuestion.js";

/**
 * Counts the rounds of a tool loop up to a request: by the tool results that it carries, and by the requests with tool
 * results that the same call made before, because a server may leave out what came earlier.
 */
export function countToolRounds(
  request: CreateMessageRequest,
  calls: readonly string[],
  readQuestions: () => readonly Question[],
): number {
  const carried = request.messages.filter(holdsResults).length;
  if (carried === 0) return 0;
  const questions = readQuestions();
  const earlier = calls.map(
    (call) =>
      questions.filter(
        (question) =>
          isSampling(question) &&
          question.calls.includes(call) &&
          question.detail.toolRound === true,
      ).length,
  );
  // A request that may belong to one of several calls is held against the one that made the fewest.
  const before = earlier.length === 0 ? 0 : earlier.reduce((least, next) => Math.min(least, next));
  return Math.max(carried, before + 1);
}

/** Whether a request carries the results of tools. */
export function isToolRound({ messages }: CreateMessageRequest): boolean {
  return messages.some(holdsResults);
}

function holdsResults({ content }: CreateMessageRequest["messages"][number]): boolean {
  return blocksOf(content).some(({ type }) => type === "tool_result");
}
