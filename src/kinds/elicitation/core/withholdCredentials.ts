import type { Question } from "../../../host/question.js";
import type { redactTexts } from "../../../safety/secrets/redactCredentials.js";

/** Returns the question as it may be stored: `•••` replaces whatever has the shape of a well-known credential. */
export function withholdCredentials(question: Question, redact: typeof redactTexts): Question {
  return { ...question, request: maskedRequest(Object(question.request), redact) };
}

/** The requests redacted before: they stay as they are, while the draft is stored again and again. */
const known = new WeakMap<object, unknown>();

function maskedRequest(request: object, redact: typeof redactTexts): unknown {
  const redacted = known.get(request) ?? redact(request);
  known.set(request, redacted);
  return redacted;
}
