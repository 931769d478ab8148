import type { Question } from "../../host/question.js";

type Dated = Pick<Question, "session" | "receivedAt" | "asked">;

/** Whether a question is the first of its server that the host knows of, by its lists and its log. */
export function isFirstRequest(
  { open, settled, log }: Readonly<Record<"open" | "settled" | "log", readonly Dated[]>>,
  question: Dated,
): boolean {
  const isEarlier = (other: Dated) =>
    other.session === question.session &&
    (other.receivedAt < question.receivedAt ||
      (other.receivedAt === question.receivedAt && other.asked < question.asked));
  return !open.some(isEarlier) && !settled.some(isEarlier) && !log.some(isEarlier);
}
