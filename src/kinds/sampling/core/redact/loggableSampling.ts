import type { Question } from "../../../../host/question.js";
import { isSampling } from "../samplingQuestion.js";
import { maskKnown } from "./maskKnown.js";

/** Keeps a settled request as it went to the model, or as it would have gone; what was masked is not kept. */
export function loggableSampling(question: Question): Question {
  if (!isSampling(question) || !question.detail.redaction) return question;
  const { redaction, received, response, edited, ...detail } = question.detail;
  const request = received ?? maskKnown(question.request, redaction);
  return {
    ...question,
    request,
    detail: {
      ...detail,
      redaction: { ...redaction, values: [] },
      ...(received && { received }),
      ...(edited && { edited: received ?? maskKnown(edited, redaction) }),
      ...(response && {
        response: {
          ...response,
          result: {
            ...response.result,
            content: detail.sent?.content ?? maskKnown(response.result.content, redaction),
          },
        },
      }),
    },
  };
}
