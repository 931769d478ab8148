import type { Question } from "../host/question.js";
import { createRequestError } from "../host/requestError.js";
import type { Answered, Slice } from "../host/slice.js";
import { type ElicitRequest, readElicitRequest } from "../protocol/elicitRequest.js";
import { readElicitAnswer, writeElicitResult } from "../protocol/elicitResult.js";

/** One elicitation, as the host's state holds it. */
export type ElicitationQuestion = Question<ElicitRequest>;

/** What the elicitation slice can do. */
export interface ElicitationOptions {
  /** Whether servers may send people to a page (revisions 2025-11-25 and later). @default false */
  readonly url?: boolean;
}

/** The slice that answers `elicitation/create` (client/elicitation, all revisions). */
export function elicitation({ url = false }: ElicitationOptions = {}): Slice {
  return {
    name: "elicitation",
    capabilities: { elicitation: url ? { form: {}, url: {} } : { form: {} } },
    start: () => ({
      requests: {
        async "elicitation/create"(params, { ask }) {
          const reading = readElicitRequest(params);
          if (!reading.ok)
            throw createRequestError(-32602, `elicitation/create: ${reading.problem}.`);
          if (reading.value.mode === "url" && !url)
            throw createRequestError(-32602, "This client does not support url-mode elicitation.");
          return ask(reading.value);
        },
      },
      answer: (question, answer) => answerElicitation(question, answer),
      standIn: () => ({ sent: "cancel", result: { action: "cancel" } }),
      fingerprint: ({ request }) => JSON.stringify(request),
    }),
  };
}

/** Whether a question of the host's state is an elicitation. */
export function isElicitation(question: Question): question is ElicitationQuestion {
  return question.kind === "elicitation";
}

async function answerElicitation(question: Question, value: unknown): Promise<Answered> {
  const reading = readElicitAnswer(value);
  if (!reading.ok) return { message: `The answer was not sent: ${reading.problem}.` };
  if (!isElicitation(question)) throw new Error(`${question.id} is no elicitation.`);
  const { request } = question;
  const answer = reading.value;
  if (answer.action === "accept" && request.mode === "form") {
    const issues = await findIssues(request.requestedSchema, answer.content ?? {});
    if (issues.length > 0)
      return { message: "The content does not fit what the server asked for.", issues };
  }
  return {
    reply: { sent: answer.action, result: writeElicitResult(answer, request.mode) },
    ...(answer.action === "decline" && answer.reason !== undefined && { note: answer.reason }),
  };
}

async function findIssues(requestedSchema: object, content: unknown): Promise<readonly unknown[]> {
  // Loaded with the first answer: what only lists questions need not carry it.
  const { createValidator } = await import("../schema/createValidator.js");
  const validator = await createValidator(requestedSchema);
  return validator.check(content);
}
