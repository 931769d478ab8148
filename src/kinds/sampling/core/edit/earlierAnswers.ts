import type { AnswerContent } from "../protocol/samplingResult.js";
import type { SamplingQuestion } from "../samplingQuestion.js";
import {
  answerKey,
  type EditedAnswer,
  isSameContent,
  originalContent,
  type SamplingEdits,
} from "./requestEdits.js";

/** The person's version of the answer before the one under review; brought back, of the one before that, and around. */
export function earlierAnswer(
  { answers = [] }: SamplingEdits,
  question: SamplingQuestion,
): readonly AnswerContent[] | undefined {
  const { edited, others } = split(answers, question);
  const shown = edited?.content ?? originalContent(question);
  const at = others.findIndex(({ content }) => isSameContent(content, shown));
  const earlier = others.at(at < 0 ? -1 : at - 1)?.content;
  return earlier && !isSameContent(earlier, shown) ? earlier : undefined;
}

/** Puts {@link earlierAnswer} in place of the answer under review; what the person made of that one is kept, too. */
export function bringBack(
  edits: SamplingEdits,
  question: SamplingQuestion,
): readonly EditedAnswer[] {
  const { answers = [] } = edits;
  const content = earlierAnswer(edits, question);
  if (!content) return answers;
  const { edited, others } = split(answers, question);
  const isKept = others.some((other) => edited && isSameContent(other.content, edited.content));
  const to = answerKey(question);
  const aside = edited && !isKept ? [{ ...edited, to: `${to} ${others.length}` }] : [];
  return [...aside, ...others, { to, content }];
}

function split(answers: readonly EditedAnswer[], question: SamplingQuestion) {
  const key = answerKey(question);
  return {
    edited: answers.find(({ to }) => to === key),
    others: answers.filter(({ to }) => to !== key),
  };
}
