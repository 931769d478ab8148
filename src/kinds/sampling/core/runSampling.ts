import type { KindCommand, Receipt } from "../../../host/command.js";
import { createFloodGuard } from "../../../host/floodGuard.js";
import type { Answered, HostCore, KindRequest } from "../../../host/kind.js";
import type { Question } from "../../../host/question.js";
import { createRequestError, type RequestError } from "../../../host/requestError.js";
import { createAllowance } from "../../../wire/protocol/allowance.js";
import { isLong } from "../../../wire/protocol/isLong.js";
import { limitsOf } from "../../../wire/protocol/requestLimits.js";
import { begin, nextTask } from "../../../wire/protocol/sliced.js";
import { createReview } from "./createReview.js";
import { createSamplingCommands } from "./createSamplingCommands.js";
import { hidesText } from "./hidesText.js";
import { readCreateMessageSlices } from "./protocol/samplingRequest.js";
import { asksForTools } from "./protocol/samplingResult.js";
import { createLoadRedactor } from "./redact/loadRedactor.js";
import { loggableSampling } from "./redact/loggableSampling.js";
import { redactStored } from "./redact/redactStored.js";
import { noRedaction } from "./redact/samplingRedaction.js";
import { answerSampling } from "./response/answerSampling.js";
import { carriesResponses } from "./response/carriesResponses.js";
import { partialKey } from "./samplingKeys.js";
import type { SamplingOptions } from "./samplingOptions.js";
import { isSampling, type SamplingDetail } from "./samplingQuestion.js";
import { createSamplingRules, type SamplingRules } from "./samplingRulings.js";
import { objectionTo, objectionToUnseen, reviewsResponses } from "./settings/samplingSettings.js";
import type { SettingsStore } from "./settings/settingsStore.js";
import { countToolRounds, isToolRound } from "./toolRounds.js";
import { withholdSecrets } from "./withholdSecrets.js";

/** The sampling kind at work. */
export interface RunningSampling {
  /** Puts one request of a server to the person, unless it breaks a rule or a limit. */
  receive(params: unknown, request: KindRequest): Promise<object>;
  answer(
    question: Question,
    settlement: unknown,
    rule: string | undefined,
  ): Answered | Promise<Answered>;
  command(command: KindCommand, principal?: string): Receipt | Promise<Receipt>;
  readonly rules: SamplingRules;
  /** The part of a request, and of its draft, that may be stored. */
  readonly storable: typeof withholdSecrets;
  /** The part of a settled request that may be kept where the host redacts. */
  readonly loggable: typeof loggableSampling;
  /** Lets go of what belongs to a request that is settled. */
  ended(id: string): void;
  /** Forgets how much a server asked for. */
  forget(session: string): void;
  /** Picks the models of all requests under review again, because the settings are other ones. */
  pickAgain(): void;
}

/** Runs the kind in one host. */
export function runSampling(
  core: HostCore,
  settings: SettingsStore,
  {
    generate,
    models = [],
    tools = false,
    context: passesContext = false,
    reviewResponse = true,
    timeout = 120_000,
    limits: { perMinute = 30, toolRounds = 10 } = {},
    redact,
  }: SamplingOptions,
): RunningSampling {
  const flood = createFloodGuard({ open: Number.POSITIVE_INFINITY, perMinute });
  const loadRedactor = createLoadRedactor(redact);
  const review = createReview({
    core,
    loadRedactor,
    models,
    generate,
    passesContext,
    timeout,
    settings: settings.get,
    reviewsResponses: () => reviewsResponses(settings.get(), reviewResponse),
  });

  return {
    async receive(params, { session, calls, supports, ask, turnAway, fail }) {
      const limits = limitsOf(core.limits);
      const allowance = createAllowance(limits);
      const begun = begin(readCreateMessageSlices(params, limits, allowance), allowance);
      const reading = begun.done ? begun.result : await begun.rest();
      if (!reading.ok) throw invalid(`sampling/createMessage: ${reading.problem}.`);
      const request = reading.value;
      if (isLong(request)) await nextTask();
      if (!tools && asksForTools(request))
        throw invalid("This client does not support tools in sampling.");
      if (!(await carriesResponses(request, supports)))
        throw invalid("This connection cannot carry a model's response to a request with tools.");
      if (countToolRounds(request, calls, core.questions) > toolRounds)
        turnAway(`A call may come back with the results of tools ${toolRounds} times at most.`);
      if (!flood.admit(session.id, 0))
        turnAway(`A server may ask for ${perMinute} messages a minute at most.`);
      const isHiding = await hidesText(core, request);
      const detail: SamplingDetail = {
        stage: "request-review",
        pick: review.pick(session.id, request),
        toolRound: isToolRound(request),
        ...(isHiding && { hidesText: true as const }),
        attempts: 0,
        late: 0,
      };
      if (!loadRedactor) return ask(request, detail);
      const inspected = loadRedactor().then(async ({ inspect, prepare }) => {
        const redaction = await inspect(request, noRedaction);
        await prepare(request, redaction);
        return redaction;
      });
      return inspected.then(
        (redaction) => ask(request, { ...detail, redaction }),
        (error) => fail(error, request, detail),
      );
    },
    answer(question, settlement, rule) {
      if (!isSampling(question)) throw new Error(`${question.id} is no sampling request.`);
      const objection =
        objectionTo(rule, settings.get()) ?? objectionToUnseen(settlement, settings.get());
      if (objection) return objection;
      return answerSampling(question, settlement, core, loadRedactor, rule);
    },
    command: createSamplingCommands(core, review, settings, loadRedactor),
    async storable(question, draft) {
      const redacted = await redactStored(question, draft, loadRedactor);
      return withholdSecrets(redacted.question, redacted.draft);
    },
    rules: createSamplingRules({
      core,
      review,
      loadRedactor,
      asksEachTime: () => settings.get().askEveryTime,
    }),
    loggable: loggableSampling,
    pickAgain: review.pickAgain,
    forget: flood.forget,
    ended(id) {
      review.stop(id);
      core.publish(partialKey(id), undefined);
    },
  };
}

function invalid(message: string): RequestError {
  return createRequestError(-32602, message);
}
