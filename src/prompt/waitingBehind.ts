import type { Question } from "../host/question.js";

/** Counts the questions that the surface of the current one has to show after it. */
export function waitingBehind(
  current: Pick<Question, "id" | "surface"> | undefined,
  open: readonly Pick<Question, "id" | "surface">[],
): number {
  if (current?.surface === undefined) return 0;
  return open.filter(({ id, surface }) => id !== current.id && surface === current.surface).length;
}
