import type { Draft } from "../../../host/command.js";
import type { Question } from "../../../host/question.js";
import {
  redactContent,
  redaction,
  redactTexts,
} from "../../../safety/secrets/redactCredentials.js";

/**
 * Keeps the part of a form, and of its draft, that may be stored. `•••` takes the place of whatever has the shape of a
 * well-known credential; an answer that is nothing else is left out, because nobody should send it. What a form asks for
 * as a secret is in no draft to begin with.
 */
export function withholdCredentials(
  question: Question,
  draft: Draft,
): { readonly question: Question; readonly draft: Draft } {
  const redacted = Object.entries(redactContent(draft) as Draft);
  return {
    question: { ...question, request: maskedRequest(Object(question.request)) },
    draft: Object.fromEntries(
      redacted.filter(([, value]) => value !== redaction).map(withoutRedactions),
    ),
  };
}

/** The requests redacted before: they stay as they are, while the draft is stored again and again. */
const known = new WeakMap<object, unknown>();

function maskedRequest(request: object): unknown {
  const redacted = known.get(request) ?? redactTexts(request);
  known.set(request, redacted);
  return redacted;
}

function withoutRedactions([name, value]: [string, Draft[string]]): [string, Draft[string]] {
  return [name, Array.isArray(value) ? value.filter((item) => item !== redaction) : value];
}
