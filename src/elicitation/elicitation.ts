import type { Question } from "../host/question.js";
import { createRequestError, type RequestError } from "../host/requestError.js";
import type { Answered, FailedCall, Reply, Slice, SliceCore } from "../host/slice.js";
import { type ElicitFormRequest, readElicitRequest } from "../protocol/elicitRequest.js";
import {
  type ElicitAnswer,
  readElicitAnswer,
  writeElicitResult,
} from "../protocol/elicitResult.js";
import { isJsonObject } from "../protocol/json.js";
import {
  type ElicitationQuestion,
  isElicitation,
  isWebAddress,
  readRequiredVisits,
  type Visit,
} from "./visit.js";

/** What the elicitation slice can do. */
export interface ElicitationOptions {
  /** Whether servers may send people to a page (revisions 2025-11-25 and later). @default false */
  readonly url?: boolean;
}

/** How often one call may fail with -32042, and how many pages it may list, before its error stands. */
const mostRequired = { retries: 3, pages: 10 };

/** The slice that answers `elicitation/create` (client/elicitation, all revisions). */
export function elicitation({ url = false }: ElicitationOptions = {}): Slice {
  return {
    name: "elicitation",
    capabilities: { elicitation: url ? { form: {}, url: {} } : { form: {} } },
    start: (core) => ({
      requests: {
        async "elicitation/create"(params, { ask, refuse }) {
          const reading = readElicitRequest(params);
          if (!reading.ok) throw invalid(`elicitation/create: ${reading.problem}.`);
          const request = reading.value;
          if (request.mode === "form") return ask(request);
          if (!url) throw invalid("This client does not support url-mode elicitation.");
          if (!isWebAddress(request.url))
            return refuse(request, invalid("params.url must be an http or https address."));
          return ask(request, { visit: "consent", required: false } satisfies Visit);
        },
      },
      notifications: {
        "notifications/elicitation/complete"(params, session) {
          const elicitationId = isJsonObject(params) ? params.elicitationId : undefined;
          const isMeant = ({ session: from, request, detail }: ElicitationQuestion) =>
            from === session.id &&
            detail?.visit === "waiting" &&
            request.mode === "url" &&
            request.elicitationId !== undefined &&
            request.elicitationId === elicitationId;
          for (const question of core.questions())
            if (isElicitation(question) && isMeant(question)) complete(core, question);
        },
      },
      answer: answerElicitation,
      standIn: () => ({ sent: "cancel", result: { action: "cancel" } }),
      fingerprint: ({ request }) => JSON.stringify(request),
      command({ type, id }) {
        const question = type === "elicitation/complete" ? core.question(String(id)) : undefined;
        if (!question || !isElicitation(question) || question.detail?.visit !== "waiting")
          return { done: false, reason: "unknown", message: `No visit ${String(id)} is under way.` };
        complete(core, question);
        return { done: true };
      },
      recover: (error, call) => (url ? visitRequired(error, call) : Promise.resolve(false)),
    }),
  };
}

async function answerElicitation(question: Question, value: unknown): Promise<Answered> {
  const reading = readElicitAnswer(value);
  if (!reading.ok) return { message: `The answer was not sent: ${reading.problem}.` };
  if (!isElicitation(question)) throw new Error(`${question.id} is no elicitation.`);
  const { request, detail } = question;
  const answer = reading.value;
  const reply: Reply = { sent: answer.action, result: writeElicitResult(answer, request.mode) };
  if (answer.action !== "accept") return { reply, ...noteOf(answer) };
  if (detail) {
    const waiting: Visit = { ...detail, visit: "waiting" };
    return detail.required ? { detail: waiting } : { reply, detail: waiting, lingers: true };
  }
  const issues = request.mode === "form" ? await findIssues(request, answer.content ?? {}) : [];
  return issues.length === 0
    ? { reply }
    : { message: "The content does not fit what the server asked for.", issues };
}

/** Walks the person through the pages that a call requires; true once every visit is complete. */
async function visitRequired(error: unknown, { retries, ask }: FailedCall): Promise<boolean> {
  const requests = readRequiredVisits(error);
  const isPossible =
    requests.length > 0 &&
    requests.length <= mostRequired.pages &&
    requests.every((request) => isWebAddress(request.url));
  if (!isPossible || retries >= mostRequired.retries) return false;
  const visit: Visit = { visit: "consent", required: true };
  const results = await Promise.all(requests.map((request) => ask(request, visit)));
  return results.every((result) => "action" in result && result.action === "accept");
}

function complete(core: SliceCore, { id, phase, detail }: ElicitationQuestion): void {
  if (!detail) return;
  core.update(id, { ...detail, visit: "complete" } satisfies Visit);
  if (phase === "open") core.settle(id, accepted, { by: "person" });
}

const accepted: Reply = { sent: "accept", result: { action: "accept" } };

function noteOf(answer: ElicitAnswer): { note?: string } {
  return answer.action === "decline" && answer.reason !== undefined ? { note: answer.reason } : {};
}

async function findIssues(
  { requestedSchema }: ElicitFormRequest,
  content: unknown,
): Promise<readonly unknown[]> {
  // Loaded with the first answer: what only lists questions need not carry it.
  const { createValidator } = await import("../schema/createValidator.js");
  const validator = await createValidator(requestedSchema);
  return validator.check(content);
}

function invalid(message: string): RequestError {
  return createRequestError(-32602, message);
}
