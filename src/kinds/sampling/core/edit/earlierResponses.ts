import type { ResponseContent } from "../protocol/samplingResult.js";
import type { SamplingQuestion } from "../samplingQuestion.js";
import {
  type EditedResponse,
  isSameContent,
  originalContent,
  responseKey,
  type SamplingEdits,
} from "./requestEdits.js";

/** The person's version of the response before the one under review; brought back, of the one before that, and around. */
export function earlierResponse(
  { responses = [] }: SamplingEdits,
  question: SamplingQuestion,
): readonly ResponseContent[] | undefined {
  const { edited, others } = split(responses, question);
  const shown = edited?.content ?? originalContent(question);
  const at = others.findIndex(({ content }) => isSameContent(content, shown));
  const earlier = others.at(at < 0 ? -1 : at - 1)?.content;
  return earlier && !isSameContent(earlier, shown) ? earlier : undefined;
}

/** Puts {@link earlierResponse} in place of the response under review; what the person made of that one is kept, too. */
export function bringBack(
  edits: SamplingEdits,
  question: SamplingQuestion,
): readonly EditedResponse[] {
  const { responses = [] } = edits;
  const content = earlierResponse(edits, question);
  if (!content) return responses;
  const { edited, others } = split(responses, question);
  const isKept = others.some((other) => edited && isSameContent(other.content, edited.content));
  const to = responseKey(question);
  const aside = edited && !isKept ? [{ ...edited, to: `${to} ${others.length}` }] : [];
  return [...aside, ...others, { to, content }];
}

function split(responses: readonly EditedResponse[], question: SamplingQuestion) {
  const key = responseKey(question);
  return {
    edited: responses.find(({ to }) => to === key),
    others: responses.filter(({ to }) => to !== key),
  };
}
