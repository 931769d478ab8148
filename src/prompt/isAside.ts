import type { Question } from "../host/question.js";

/** Whether the person put a question aside for later, and did not leave it. */
export function isAside({ aside, leavesAt }: Pick<Question, "aside" | "leavesAt">): boolean {
  return aside && leavesAt === undefined;
}
