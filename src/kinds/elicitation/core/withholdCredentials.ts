import type { Draft } from "../../../host/command.js";
import type { Question } from "../../../host/question.js";
import { mask, maskAnswers, maskTexts } from "../../../safety/secrets/maskCredentials.js";

/**
 * Keeps the part of a form, and of its draft, that may be stored. `•••` takes the place of whatever has the shape of a
 * well-known credential; an answer that is nothing else is left out, because nobody should send it. What a form asks for
 * as a secret is in no draft to begin with.
 */
export function withholdCredentials(
  question: Question,
  draft: Draft,
): { readonly question: Question; readonly draft: Draft } {
  const masked = Object.entries(maskAnswers(draft) as Draft);
  return {
    question: { ...question, request: maskedRequest(Object(question.request)) },
    draft: Object.fromEntries(masked.filter(([, value]) => value !== mask).map(withoutMasks)),
  };
}

/** The requests redacted before: they stay as they are, while the draft is stored again and again. */
const known = new WeakMap<object, unknown>();

function maskedRequest(request: object): unknown {
  const masked = known.get(request) ?? maskTexts(request);
  known.set(request, masked);
  return masked;
}

function withoutMasks([name, value]: [string, Draft[string]]): [string, Draft[string]] {
  return [name, Array.isArray(value) ? value.filter((item) => item !== mask) : value];
}
