import type { HostKind } from "../../../host/kind.js";
import type { OutcomeCause } from "../../../host/outcome.js";
import type { Question } from "../../../host/question.js";
import { createRequestError } from "../../../host/requestError.js";
import { limitsOf } from "../../../wire/protocol/requestLimits.js";
import { forgetContent } from "./forgetContent.js";
import type { CreateMessageRequest } from "./protocol/samplingRequest.js";
import type { RunningSampling } from "./runSampling.js";
import { samplingScopes } from "./samplingCommand.js";
import {
  fixedKey,
  modelsKey,
  passesContextKey,
  reviewsResponsesKey,
  samplingLimitsKey,
  settingsKey,
} from "./samplingKeys.js";
import type { SamplingOptions } from "./samplingOptions.js";
import { isSampling, type SamplingDetail } from "./samplingQuestion.js";
import { fixedBy, namesOf, reviewsResponses } from "./settings/samplingSettings.js";
import { createSettingsStore } from "./settings/settingsStore.js";

/**
 * The kind that answers `sampling/createMessage` (client/sampling, all revisions). The protocol deprecates sampling from
 * revision 2026-07-28 on; it may be removed from 2027-07-28 on. Servers are to call models of their own instead.
 */
export function sampling(options: SamplingOptions): HostKind {
  // Callers without types give anything.
  if (typeof options?.generate !== "function")
    throw new TypeError(
      "sampling() was called without generate, the function that asks your model, so no request could ever be answered. " +
        "Write sampling({ generate: async (request, { signal }) => ({ content: await ask(request, signal) }) }).",
    );
  const {
    models = [],
    tools,
    context = false,
    reviewResponse = true,
    storage,
    storageKey = "mcp-host-ui:sampling",
    lastRevision,
  } = options;
  return {
    name: "sampling",
    ...(lastRevision !== undefined && { lastRevision }),
    capabilities: { sampling: { ...(tools && { tools: {} }), ...(context && { context: {} }) } },
    wire: async () => (await import("./samplingWire.js")).createSamplingWire(options),
    start(core) {
      let running: RunningSampling | undefined;
      const fixed = fixedBy(core.policy);
      core.publish(fixedKey, namesOf(fixed));
      const settings = createSettingsStore({
        storage,
        key: storageKey,
        fixed,
        changed: (settings) =>
          core.batch(() => {
            core.publish(settingsKey, settings);
            core.publish(reviewsResponsesKey, reviewsResponses(settings, reviewResponse));
            running?.pickAgain();
          }),
        report: core.report,
      });
      core.publish(modelsKey, models);
      core.publish(passesContextKey, context);
      core.publish(samplingLimitsKey, limitsOf(core.limits));

      // Loaded with the first request: what only declares the capability need not carry it.
      const run = async () => {
        const { runSampling } = await import("./samplingLater.js");
        await settings.ready;
        running ??= runSampling(core, settings, options);
        return running;
      };

      const loggable = (question: Question): Question =>
        running?.loggable(question) ?? forgetContent(question);

      return {
        requests: {
          "sampling/createMessage": (params, request) =>
            run().then(
              ({ receive }) => receive(params, request),
              (error) => request.fail(error, unread, unreviewed),
            ),
        },
        answer: async (question, settlement, rule) =>
          (await run()).answer(question, settlement, rule),
        command: async (command, principal) => (await run()).command(command, principal),
        commands: samplingScopes,
        fallback: (_, reason) => ({
          sent: "error",
          error: createRequestError(-32603, unresponseed[reason]),
        }),
        // Loaded where an earlier page left something: others need not carry it.
        revives: async (question) => (await import("./samplingLater.js")).revivesSampling(question),
        storable: async (question, draft) => (running ?? (await run())).storable(question, draft),
        fingerprint: ({ request }) => JSON.stringify(request),
        rules: {
          facts: (question) => running?.rules.facts(question),
          obey: (...ruled) => running?.rules.obey(...ruled),
          isQuiet: (question) => running?.rules.isQuiet(question) ?? false,
          cost: ({ id }) => running?.rules.cost(id) ?? { texts: [], maxTokens: 0 },
        },
        isBusy: (question) => isSampling(question) && question.detail.stage === "generating",
        ...(core.logsContent ? options.redact && { kept: loggable } : { kept: forgetContent }),
        ...(options.redact && { loggable }),
        ended: ({ id }) => running?.ended(id),
        forget: (session) => running?.forget(session),
      };
    },
  };
}

/** Stands for a request that nothing was there to read. */
const unread: CreateMessageRequest = { messages: [], maxTokens: 0 };

const unreviewed: SamplingDetail = {
  stage: "request-review",
  pick: { reason: { code: "none" } },
  attempts: 0,
  late: 0,
};

/** The message for a server when nobody decided: never that somebody rejected it. */
const unresponseed: Readonly<Record<OutcomeCause, string>> = {
  unattended: "Nobody was there to review the sampling request.",
  deadline: "The sampling request was not reviewed in time.",
  "caller-ended": "The call that the sampling request belonged to has ended.",
  blocked: "The person has blocked this server's requests for now.",
  flood: "Too many requests to a person: ask again later.",
  invalid: "The sampling request cannot be answered.",
  failed: "The sampling request could not be handled.",
  policy: "This host's policy refuses the sampling request.",
};
