import { isDevelopment } from "../../../developer/isDevelopment.js";
import type { Receipt } from "../../../host/command.js";
import { refuseSettled } from "../../../host/refuseSettled.js";
import type { SliceCore } from "../../../host/slice.js";
import { type Attempt, createGenerations, type Generate } from "./createGenerations.js";
import { findIssues } from "./findIssues.js";
import { type ModelPick, pickModel, type SamplingModel } from "./pickModel.js";
import type { CreateMessageRequest } from "./protocol/samplingRequest.js";
import {
  type CreateMessageResult,
  readCreateMessageResult,
  writeCreateMessageResult,
} from "./protocol/samplingResult.js";
import { type EditedReading, readEdited } from "./readEdited.js";
import { partialKey } from "./samplingKeys.js";
import type { SamplingPartial } from "./samplingQuestion.js";
import {
  findSampling,
  isSampling,
  proposedRequest,
  type SamplingAnswer,
  type SamplingDetail,
  type SamplingFailure,
  type SamplingQuestion,
} from "./samplingQuestion.js";
import { choiceFor, type SamplingSettings } from "./samplingSettings.js";
import { withholdFromResult } from "./withholdSecrets.js";

/** The moves of a request from one stage to the next. */
export interface Review {
  /** The model for a request, as the settings stand. */
  pick(session: string, request: CreateMessageRequest): ModelPick;
  /** Picks the models of all requests under review again, because the settings are other ones. */
  pickAgain(): void;
  /** Has a model answer the request as the person, or the rule of this name, wants it, which may come from another process. */
  generate(
    question: SamplingQuestion,
    request: unknown,
    model: unknown,
    rule: string | undefined,
    principal: string | undefined,
  ): Receipt;
  /** Ends the model's work, if it is at work. */
  stop(id: string): void;
  /** Puts an answer of the person's own under review. */
  write(id: string, content: unknown): Promise<Receipt>;
  /** Changes what is kept about a request. */
  move(question: SamplingQuestion, change: Partial<SamplingDetail>): Receipt;
}

/** The name of the model for servers if a person wrote the answer. */
const writtenByHand = "human";

/** The name of the model for servers if neither the host's list nor its `generate` names one. */
const namelessModel = "unknown";

/** Makes the moves for one host. */
export function createReview(context: {
  core: SliceCore;
  models: readonly SamplingModel[];
  generate: Generate;
  timeout: number;
  settings: () => SamplingSettings;
  /** Whether a person looks at answers before they are sent. */
  reviewsAnswers: () => boolean;
}): Review {
  const { core, models } = context;

  const showPartial = (id: string, partial: SamplingPartial | undefined) =>
    core.publish(partialKey(id), partial);

  const pick: Review["pick"] = (session, { modelPreferences }) =>
    pickModel(models, modelPreferences, choiceFor(context.settings(), session));

  const move: Review["move"] = ({ id, detail: { failure: _, ...kept } }, change) => {
    core.update(id, { ...kept, ...change } satisfies SamplingDetail);
    return { done: true };
  };

  /** The model that the person picks now, or picked before and does not take back, or that suits the request. */
  const choose = (
    { session, detail }: SamplingQuestion,
    request: CreateMessageRequest,
    model: unknown,
  ): ModelPick | undefined => {
    if (model === undefined && detail.pick.reason.code === "person") return detail.pick;
    if (model === undefined || model === null) return pick(session, request);
    const known = models.find(({ id }) => id === model);
    return known && { model: known.id, reason: { code: "person" } };
  };

  /** The question of an attempt, as long as that attempt is the one under way. */
  const underWay = ({ id, number }: Attempt): SamplingQuestion | undefined => {
    const question = findSampling(core, id);
    const { stage, attempts } = question?.detail ?? {};
    return question?.phase === "open" && stage === "generating" && attempts === number
      ? question
      : undefined;
  };

  const failed = (attempt: Attempt, failure: SamplingFailure) => {
    const question = underWay(attempt);
    if (question) move(question, { stage: "failed", failure });
  };

  const late = ({ id }: Attempt) => {
    const question = findSampling(core, id);
    if (question?.phase === "open")
      core.update(id, { ...question.detail, late: question.detail.late + 1 });
  };

  const send = async (attempt: Attempt, asked: SamplingQuestion, answer: SamplingAnswer) => {
    const sent = writeCreateMessageResult(answer.result, asked.request);
    const logged = core.logsContent && { logged: await withholdFromResult(asked, sent) };
    const question = underWay(attempt);
    if (!question) return late(attempt);
    core.batch(() => {
      move(question, { stage: "response-review", answer, sent });
      const { rule } = question.detail;
      core.settle(
        question.id,
        { sent: "result", result: sent, ...logged },
        {
          ...(rule === undefined ? { by: "person" } : { by: "rule", rule }),
          ...(attempt.principal !== undefined && { principal: attempt.principal }),
        },
      );
    });
  };

  const answered = async (attempt: Attempt, generated: unknown) => {
    const reading = readCreateMessageResult(generated, { model: attempt.model ?? namelessModel });
    if (!reading.ok) {
      // Whoever wrote `generate` can mend it; the person cannot.
      core.report(
        new TypeError(
          `generate() of sampling() returned no answer that a server could take: ${reading.problem}. Return { content: "text" }, or content blocks as in the protocol.`,
        ),
      );
      return failed(attempt, { code: "invalid" });
    }
    if (attempt.model === undefined && reading.value.model === namelessModel) await noteNameless();
    const answer = await judged(core, findSampling(core, attempt.id), "model", reading.value);
    const question = underWay(attempt);
    if (!question) return late(attempt);
    if (context.reviewsAnswers() || answer.issues.length > 0)
      core.batch(() => {
        showPartial(attempt.id, undefined);
        move(question, { stage: "response-review", answer });
      });
    else await send(attempt, question, answer);
  };

  const generations = createGenerations({
    generate: context.generate,
    timeout: context.timeout,
    partial: showPartial,
    answered: (attempt, answer) =>
      void answered(attempt, answer).catch((error: unknown) => {
        core.report(error);
        failed(attempt, { code: "error" });
      }),
    failed,
    late,
  });

  return {
    pick,
    pickAgain: () =>
      core.batch(() => {
        for (const question of core.questions()) {
          if (!isSampling(question) || question.detail.stage !== "request-review") continue;
          const chosen = choose(question, proposedRequest(question), undefined);
          if (question.phase === "open" && chosen) move(question, { pick: chosen });
        }
      }),
    move,
    stop: generations.stop,
    generate(question, request, model, rule, principal) {
      const { id, request: asked, detail } = question;
      const { edited: before, rule: _, ...kept } = detail;
      const session = core.sessions().find((session) => session.id === question.session);
      const reading: EditedReading =
        request === undefined
          ? { ok: true, ...(before && { edited: before }) }
          : readEdited(asked, request);
      if (!reading.ok) return reading.receipt;
      const proposed = reading.edited ?? asked;
      const chosen = choose(question, proposed, model);
      if (!session || !chosen)
        return { done: false, reason: "invalid", message: `There is no model ${String(model)}.` };
      const number = detail.attempts + 1;
      showPartial(id, undefined);
      move(
        { ...question, detail: kept },
        {
          stage: "generating",
          pick: chosen,
          attempts: number,
          ...(reading.edited && { edited: reading.edited }),
          ...(rule !== undefined && { rule }),
        },
      );
      generations.start({
        id,
        number,
        session,
        request: proposed,
        model: chosen.model,
        principal,
      });
      return { done: true };
    },
    async write(id, content) {
      const hand = { content, model: writtenByHand, stopReason: "endTurn" };
      const reading = readCreateMessageResult(hand);
      if (!reading.ok)
        return {
          done: false,
          reason: "invalid",
          message: `That is no answer: ${reading.problem}.`,
        };
      const answer = await judged(core, findSampling(core, id), "person", reading.value);
      const question = findSampling(core, id);
      if (question?.phase !== "open") return refuseSettled(id, question);
      return core.batch(() => {
        generations.stop(id);
        showPartial(id, undefined);
        return move(question, { stage: "response-review", answer });
      });
    },
  };
}

async function noteNameless(): Promise<void> {
  if (isDevelopment())
    (await import("../../../developer/notes.js")).noteNamelessModel(namelessModel);
}

async function judged(
  core: SliceCore,
  question: SamplingQuestion | undefined,
  by: SamplingAnswer["by"],
  result: CreateMessageResult,
): Promise<SamplingAnswer> {
  const issues = question ? await findIssues(core, question, result) : [];
  return { by, number: (question?.detail.answer?.number ?? 0) + 1, result, issues };
}
