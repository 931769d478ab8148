import type { Receipt } from "../../../host/command.js";
import type { HostCore } from "../../../host/kind.js";
import { type CreateMessageRequest, withoutContext } from "./protocol/samplingRequest.js";
import { type EditedReading, readEdited } from "./readEdited.js";
import type { Redacted } from "./redact/createRedactor.js";
import type { LoadRedactor } from "./redact/loadRedactor.js";
import { redactFirst } from "./redact/redactFirst.js";
import type { Generate } from "./response/createGenerations.js";
import { createResponseArrival } from "./response/responseArrival.js";
import { createResponseWriter } from "./response/writeResponse.js";
import { partialKey } from "./samplingKeys.js";
import type { SamplingPartial } from "./samplingQuestion.js";
import {
  isSampling,
  proposedRequest,
  type SamplingDetail,
  type SamplingQuestion,
} from "./samplingQuestion.js";
import { createModelChooser } from "./settings/modelChooser.js";
import type { ModelPick, SamplingModel } from "./settings/pickModel.js";
import type { SamplingSettings } from "./settings/samplingSettings.js";
import { textsOfRequest } from "./textsOfRequest.js";

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
  ): Receipt | Promise<Receipt>;
  /** Ends the model's work, if it is at work. */
  stop(id: string): void;
  /** Puts a response of the person's own under review. */
  write(id: string, content: unknown): Promise<Receipt>;
  /** Changes what is kept about a request. */
  move(question: SamplingQuestion, change: Partial<SamplingDetail>): Receipt;
}

/** Makes the moves for one host. */
export function createReview(context: {
  core: HostCore;
  models: readonly SamplingModel[];
  generate: Generate;
  /** Whether the model gets `includeContext`; a host that did not declare `sampling.context` ignores it. */
  passesContext: boolean;
  timeout: number;
  /** Loads what keeps private text from leaving; absent where the host does not redact. */
  loadRedactor: LoadRedactor | undefined;
  settings: () => SamplingSettings;
  /** Whether a person looks at responses before they are sent. */
  reviewsResponses: () => boolean;
}): Review {
  const { core, models } = context;

  const showPartial = (id: string, partial: SamplingPartial | undefined) =>
    core.publish(partialKey(id), partial);

  const { pick, choose } = createModelChooser(models, context.settings);

  const move: Review["move"] = ({ id, detail: { failure: _, ...kept } }, change) => {
    core.update(id, { ...kept, ...change } satisfies SamplingDetail);
    return { done: true };
  };

  const generations = createResponseArrival({ ...context, move, showPartial });

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
      const { edited: before, rule: _, ruled: _ruled, ...kept } = detail;
      const session = core.sessions().find((session) => session.id === question.session);
      const reading: EditedReading =
        request === undefined
          ? { ok: true, ...(before && { edited: before }) }
          : readEdited(asked, request);
      if (!reading.ok) return reading.receipt;
      const reviewed = reading.edited ?? asked;
      const proposed = context.passesContext ? reviewed : withoutContext(reviewed);
      const chosen = choose(question, proposed, model);
      if (!session || !chosen)
        return {
          done: false,
          rejection: "invalid",
          message: `There is no model ${String(model)}.`,
        };
      const number = detail.attempts + 1;
      const start = (masked?: Redacted<CreateMessageRequest>): Receipt => {
        showPartial(id, undefined);
        const received = masked?.value ?? proposed;
        const { received: _, ...before } = kept;
        move(
          { ...question, detail: before },
          {
            stage: "generating",
            pick: chosen,
            attempts: number,
            ...(reading.edited && { edited: reading.edited }),
            ...(rule !== undefined && { rule }),
            ...(masked && { redaction: masked.redaction }),
            ...(received !== reviewed && { received }),
          },
        );
        core.spend(id, {
          type: "begun",
          texts: textsOfRequest(proposed),
          maxTokens: proposed.maxTokens,
        });
        generations.start({
          id,
          number,
          session,
          request: received,
          model: chosen.model,
          principal,
        });
        return { done: true };
      };
      return context.loadRedactor
        ? redactFirst(core, question, proposed, context.loadRedactor, start)
        : start();
    },
    write: createResponseWriter({
      ...context,
      taken: (question, change) => {
        generations.stop(question.id);
        showPartial(question.id, undefined);
        return move(question, change);
      },
    }),
  };
}
