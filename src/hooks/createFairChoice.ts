import type { Question } from "../host/question.js";

/**
 * Makes a function that chooses which of these questions, oldest first, a surface shows: what was brought to the front
 * last, else the one of before, else the oldest of the server that has waited longest for a turn.
 */
export function createFairChoice(): (questions: readonly Question[]) => Question | undefined {
  const turns = new Map<string, number>();
  let shown: Question | undefined;
  let turn = 0;

  return (questions) => {
    const next = questions.reduce<Question | undefined>((front, question) => {
      const isAhead = front !== undefined && compare(front, question) <= 0;
      return isAhead ? front : question;
    }, undefined);
    if (next && next.id !== shown?.id) {
      turn += 1;
      turns.set(next.session, turn);
      shown = next;
    }
    return next;
  };

  /** Below 0 where the first is ahead of the second. */
  function compare(one: Question, other: Question): number {
    return (
      (other.raisedAt ?? 0) - (one.raisedAt ?? 0) ||
      Number(other.id === shown?.id) - Number(one.id === shown?.id) ||
      (turns.get(one.session) ?? 0) - (turns.get(other.session) ?? 0)
    );
  }
}
