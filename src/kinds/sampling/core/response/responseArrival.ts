import { isDevelopment } from "../../../../developer/isDevelopment.js";
import type { HostCore } from "../../../../host/kind.js";
import {
  type CreateMessageResult,
  readCreateMessageResult,
  writeCreateMessageResult,
} from "../protocol/samplingResult.js";
import type { LoadRedactor } from "../redact/loadRedactor.js";
import { redactResponse } from "../redact/redactResponse.js";
import type { SamplingRedaction } from "../redact/samplingRedaction.js";
import {
  findSampling,
  type SamplingDetail,
  type SamplingFailure,
  type SamplingPartial,
  type SamplingQuestion,
  type SamplingResponse,
} from "../samplingQuestion.js";
import { withholdFromResult } from "../withholdSecrets.js";
import {
  type Attempt,
  createGenerations,
  type Generate,
  type Generations,
} from "./createGenerations.js";
import { splitUsage, type TokenUsage } from "./tokenUsage.js";
import { validateResponse } from "./validateResponse.js";

/** The name of the model for servers if neither the host's list nor its `generate` names one. */
const namelessModel = "unknown";

/** Has models work, and puts what they answer under review, or sends it where nobody wants to look. */
export function createResponseArrival(context: {
  core: HostCore;
  generate: Generate;
  timeout: number;
  /** Loads what keeps private text from leaving; absent where the host does not redact. */
  loadRedactor: LoadRedactor | undefined;
  /** Whether a person looks at responses before they are sent. */
  reviewsResponses: () => boolean;
  /** Changes what is kept about a request. */
  move: (question: SamplingQuestion, change: Partial<SamplingDetail>) => void;
  /** Publishes how far a response is, or nothing once it is there. */
  showPartial: (id: string, partial: SamplingPartial | undefined) => void;
}): Generations {
  const { core, move, showPartial } = context;

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

  const send = async (
    attempt: Attempt,
    asked: SamplingQuestion,
    response: SamplingResponse,
    result: CreateMessageResult,
    redaction: SamplingRedaction | undefined,
  ) => {
    const sent = writeCreateMessageResult(result, asked.request);
    const logged = core.logsContent && { logged: await withholdFromResult(asked, sent) };
    const question = underWay(attempt);
    if (!question) return late(attempt);
    core.batch(() => {
      const known = redaction && { redaction };
      move(question, { stage: "response-review", ruled: true, response, sent, ...known });
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

  const responded = async (attempt: Attempt, generated: unknown) => {
    const { response: written, usage } = splitUsage(generated);
    const reading = readCreateMessageResult(written, { model: attempt.model ?? namelessModel });
    if (!reading.ok) {
      // Whoever wrote `generate` can mend it; the person cannot.
      core.report(
        new TypeError(
          `generate() of sampling() returned no answer that a server could take: ${reading.problem}. Return { content: "text" }, or content blocks as in the protocol.`,
        ),
      );
      return failed(attempt, { code: "invalid" });
    }
    core.spend(attempt.id, { type: "done", ...spentOn(reading.value, usage) });
    if (attempt.model === undefined && reading.value.model === namelessModel) await noteNameless();
    const asked = findSampling(core, attempt.id);
    const { shown, sent, redaction } = await redactResponse(
      reading.value,
      asked,
      context.loadRedactor,
    );
    const judged = await validateResponse(core, asked, "model", sent);
    const question = underWay(attempt);
    if (!question) return late(attempt);
    const response = { ...judged, result: shown, ...(usage && { usage }) };
    // Where the person cancelled meanwhile, it waits for whether that is taken back.
    const isLeaving = question.leavesAt !== undefined;
    if (context.reviewsResponses() || isLeaving || response.issues.length > 0)
      core.batch(() => {
        showPartial(attempt.id, undefined);
        move(question, { stage: "response-review", response, ...(redaction && { redaction }) });
      });
    else await send(attempt, question, response, sent, redaction);
  };

  return createGenerations({
    generate: context.generate,
    timeout: context.timeout,
    partial: showPartial,
    responded: (attempt, response) =>
      void responded(attempt, response).catch((error: unknown) => {
        core.report(error);
        failed(attempt, { code: "error" });
      }),
    failed(attempt, failure) {
      core.spend(attempt.id, { type: "done", texts: [] });
      failed(attempt, failure);
    },
    late,
  });
}

/** The tokens that were used for a response, as its provider counted them, or the text to estimate its own by. */
function spentOn(
  { content }: CreateMessageResult,
  { inputTokens, outputTokens }: TokenUsage = {},
): { readonly tokens: number } | { readonly texts: readonly string[] } {
  return inputTokens === undefined || outputTokens === undefined
    ? { texts: [JSON.stringify(content)] }
    : { tokens: inputTokens + outputTokens };
}

async function noteNameless(): Promise<void> {
  if (isDevelopment())
    (await import("../../../../developer/warnings.js")).warnOfNamelessModel(namelessModel);
}
