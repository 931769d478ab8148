import type { CreateMessageResult } from "../protocol/samplingResult.js";
import type { SamplingQuestion } from "../samplingQuestion.js";
import type { LoadRedactor } from "./loadRedactor.js";
import { noRedaction, type SamplingRedaction } from "./samplingRedaction.js";

/** A response as a person sees it, and as the server would get it. */
export interface RedactedResponse {
  /** With the values back in the place of what the model saw in their stead. */
  readonly shown: CreateMessageResult;
  /** With everything private masked, but for what is kept for the server. */
  readonly sent: CreateMessageResult;
  /** All that is known to be private by now; absent where the host does not redact. */
  readonly redaction?: SamplingRedaction;
}

/** Masks a response to a request; where the host does not redact, it stays as it is. */
export async function redactResponse(
  result: CreateMessageResult,
  question: SamplingQuestion | undefined,
  load: LoadRedactor | undefined,
): Promise<RedactedResponse> {
  if (!load || !question) return { shown: result, sent: result };
  const redactor = await load();
  const { redaction: known = noRedaction } = question.detail;
  const shown = { ...result, content: await redactor.restore(result.content, known) };
  const { value, redaction } = await redactor.redact(shown.content, known, known.keptForServer);
  // In a log the request stands as a model received it.
  await redactor.prepare([!question.detail.received && question.request, shown.content], redaction);
  return { shown, sent: { ...result, content: value }, redaction };
}
