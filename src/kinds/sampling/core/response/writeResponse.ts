import type { Receipt } from "../../../../host/command.js";
import type { HostCore } from "../../../../host/kind.js";
import { refuseSettled } from "../../../../host/questions/refuseSettled.js";
import { readCreateMessageResult } from "../protocol/samplingResult.js";
import type { LoadRedactor } from "../redact/loadRedactor.js";
import { redactResponse } from "../redact/redactResponse.js";
import { findSampling, type SamplingDetail, type SamplingQuestion } from "../samplingQuestion.js";
import { validateResponse } from "./validateResponse.js";

/** The name of the model for servers if a person wrote the response. */
const writtenByHand = "human";

/** Returns what puts a response of the person's own under review. */
export function createResponseWriter(context: {
  core: HostCore;
  loadRedactor: LoadRedactor | undefined;
  /** Ends what a model does, and changes what is kept about the request. */
  taken: (question: SamplingQuestion, change: Partial<SamplingDetail>) => Receipt;
}): (id: string, content: unknown) => Promise<Receipt> {
  const { core, loadRedactor, taken } = context;
  return async (id, content) => {
    const hand = { content, model: writtenByHand, stopReason: "endTurn" };
    const reading = readCreateMessageResult(hand);
    if (!reading.ok)
      return {
        done: false,
        rejection: "invalid",
        message: `That is no answer: ${reading.problem}.`,
      };
    const asked = findSampling(core, id);
    const { shown, sent, redaction } = await redactResponse(reading.value, asked, loadRedactor);
    const judged = await validateResponse(core, asked, "person", sent);
    const response = { ...judged, result: shown };
    const question = findSampling(core, id);
    if (question?.phase !== "open") return refuseSettled(id, question);
    return core.batch(() =>
      taken(question, { stage: "response-review", response, ...(redaction && { redaction }) }),
    );
  };
}
