"use client";

import { useState } from "react";
import type { Host } from "../../host/host.js";
import { questionKey } from "../../host/keys.js";
import type { Question } from "../../host/question.js";
import type { QuestionFilter, Questions } from "../../react/createQuestionsStore.js";
import { useHost } from "../../react/useHost.js";

/** A settled question that leaves a line. */
export interface SettledQuestion {
  readonly question: Question;
  /** Whether this card showed it. */
  readonly wasShown: boolean;
}

interface Known extends Pick<QuestionFilter, "call" | "id"> {
  readonly host?: Host;
  readonly lines: readonly SettledQuestion[];
  /** The ids of the questions that this card showed and that are not settled yet. */
  readonly shown: readonly string[];
}

const nothing: Known = { lines: [], shown: [] };

/**
 * Lists the settled questions that leave a line in a card: those that it showed and, in the card of one question or call,
 * those that the user answered elsewhere. A card of many questions keeps the last one.
 */
export function useSettledQuestions(
  { current, settled }: Questions,
  filter: QuestionFilter,
): readonly SettledQuestion[] {
  const host = useHost();
  const { call, id: only } = filter;
  const [before, setKnown] = useState(nothing);
  const isSame = before.host === host && before.call === call && before.id === only;
  const known = isSame ? before : nothing;
  const shown =
    current?.phase === "open" && !known.shown.includes(current.id)
      ? [...known.shown, current.id]
      : known.shown;
  const isOne = isOfOne(filter);
  const ended = shown.flatMap((id) => {
    const question = host.read(questionKey(id));
    return question?.phase === "settled" && question.id !== current?.id ? [question] : [];
  });
  const others = isOne ? settled.list().filter((question) => isOfCard(question, call)) : [];
  const found = [
    ...others.map((question) => ({ question, wasShown: false })),
    ...ended.filter(leavesLine).map((question) => ({ question, wasShown: true })),
  ].filter(({ question }) => question.id !== current?.id && !isAmong(known.lines, question));
  if (shown !== known.shown || ended.length > 0 || found.length > 0) {
    const lines = [...known.lines, ...unique(found)];
    setKnown({
      host,
      call,
      id: only,
      lines: isOne ? lines : lines.slice(-1),
      shown: shown.filter((id) => !ended.some((question) => question.id === id)),
    });
  }
  return known.lines;
}

/** Whether a card is about one question, or about those of one call. */
export function isOfOne({ call, id }: QuestionFilter): boolean {
  return call !== undefined || id !== undefined;
}

/** Whether the user ended a question of one card, without the card. */
function isOfCard(question: Question, call: string | undefined): boolean {
  const isCertain = call === undefined || question.call === call || question.calls.length === 1;
  return isCertain && question.outcome?.by === "person" && !question.elsewhere;
}

/** Whether a question leaves no line: the user dismissed it, or it ended without a notice. */
function leavesLine({ outcome, dismissed, elsewhere }: Question): boolean {
  if (!outcome) return false;
  return outcome.by === "person" || outcome.by === "rule" || !dismissed || elsewhere === true;
}

function isAmong(lines: readonly SettledQuestion[], { id }: Question): boolean {
  return lines.some(({ question }) => question.id === id);
}

/** Keeps one line for each question; the one that the card showed counts. */
function unique(found: readonly SettledQuestion[]): readonly SettledQuestion[] {
  return found.filter(
    ({ question, wasShown }) =>
      wasShown || !found.some((one) => one.wasShown && one.question.id === question.id),
  );
}
