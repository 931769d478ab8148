import type { Receipt } from "../../../host/command.js";
import type { HostCore, RuleDecision, RuledKind } from "../../../host/kind.js";
import type { Question } from "../../../host/question.js";
import type { Reply } from "../../../host/reply.js";
import type { KindFacts } from "../../../host/ruling.js";
import type { Review } from "./createReview.js";
import { type CreateMessageResult, writeCreateMessageResult } from "./protocol/samplingResult.js";
import type { LoadRedactor } from "./redact/loadRedactor.js";
import { deniedByRule, sendResponse } from "./response/answerSampling.js";
import { samplingFacts } from "./samplingFacts.js";
import { modelsKey } from "./samplingKeys.js";
import {
  findSampling,
  isSampling,
  proposedRequest,
  type SamplingDetail,
  type SamplingQuestion,
} from "./samplingQuestion.js";
import { textsOfRequest } from "./textsOfRequest.js";

/** The part of the kind that lets rules decide: about a request, and about a response. */
export interface SamplingRules extends Pick<RuledKind, "obey"> {
  facts(question: Question): KindFacts | undefined;
  isQuiet(question: Question): boolean;
  cost(id: string): { readonly texts: readonly string[]; readonly maxTokens: number };
}

/** Makes {@link SamplingRules} over the moves that a person has, too. */
export function createSamplingRules({
  core,
  review,
  loadRedactor,
  asksEachTime,
}: {
  core: HostCore;
  review: Review;
  loadRedactor: LoadRedactor | undefined;
  asksEachTime: () => boolean;
}): SamplingRules {
  const openNow = (id: string) => {
    const question = findSampling(core, id);
    return question?.phase === "open" ? question : undefined;
  };

  /** Leaves it to the person after all. */
  const giveBack = (id: string) => {
    const question = openNow(id);
    if (question) review.move(question, { ruled: "failed" });
  };

  /** Carries out what takes a moment; the person is not asked meanwhile. */
  const carryOut = async (id: string, work: Promise<void>) => {
    const question = openNow(id);
    if (question) review.move(question, { ruled: true });
    try {
      await work;
    } catch (error) {
      core.report(error);
      giveBack(id);
    }
  };

  const send = async (question: SamplingQuestion, decision: RuleDecision) => {
    const answered = await sendResponse(question, undefined, core, loadRedactor);
    if (!("reply" in answered) || !answered.reply) return giveBack(question.id);
    const { reply } = answered;
    const { redaction } = { ...question.detail, ...Object(answered.detail) };
    core.batch(() => {
      const now = openNow(question.id);
      if (!now) return;
      if (asksEachTime()) return giveBack(now.id);
      settle(now, reply, decision, redaction);
    });
  };

  const settle = (
    question: SamplingQuestion,
    reply: Reply,
    decision: RuleDecision,
    redaction: SamplingDetail["redaction"],
  ) => {
    if (reply.sent !== "error")
      review.move(question, {
        // It is just what the reply was made of.
        sent: reply.result as CreateMessageResult,
        ...(redaction && { redaction }),
      });
    core.settle(question.id, reply, decision);
  };

  return {
    facts: (question) =>
      isSampling(question) && question.detail.ruled === undefined
        ? samplingFacts(question, asksEachTime(), core.read(modelsKey))
        : undefined,
    isQuiet: (question) =>
      isSampling(question) &&
      (question.detail.ruled === true ||
        (question.detail.stage === "generating" && question.detail.rule !== undefined)),
    cost(id) {
      const question = findSampling(core, id);
      if (!question) return { texts: [], maxTokens: 0 };
      const request = proposedRequest(question);
      return { texts: textsOfRequest(request), maxTokens: request.maxTokens };
    },
    obey(question, effect, decision) {
      if (!isSampling(question)) return;
      const { id, request, detail } = question;
      const { rule, principal } = decision;
      if (effect === "deny") return void core.settle(id, deniedByRule(), decision);
      if (detail.stage === "response-review" && detail.response) {
        const { result } = detail.response;
        if (core.logsContent || loadRedactor) return void carryOut(id, send(question, decision));
        const sent = writeCreateMessageResult(result, request);
        return settle(question, { sent: "result", result: sent }, decision, undefined);
      }
      const receipt = review.generate(question, undefined, undefined, rule, principal);
      if (receipt instanceof Promise) return void carryOut(id, receipt.then(expectDone));
      expectDone(receipt);
    },
  };
}

function expectDone(receipt: Receipt): void {
  if (!receipt.done) throw new Error(`The rule could not be carried out: ${receipt.message}`);
}
