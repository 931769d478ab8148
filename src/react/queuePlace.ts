import type { Host } from "../host/host.js";
import type { Question } from "../host/question.js";
import { sharesStage } from "./openSurface.js";

/** The place of a question among those that its surface, or all dialogs of its window, show one after another. */
export interface QueuePlace {
  /** The place in the order in which they were asked, from 1 on. */
  readonly position: number;
  /** The number of questions, at least 2. */
  readonly count: number;
  /** The id of the one that was asked after it, or of the first after the last. */
  readonly next: string;
}

/** Finds the place of an open question, unless it is the only one there. */
export function findQueuePlace(host: Host, id: string): QueuePlace | undefined {
  const { open } = host.getState();
  const surface = open.find((question) => question.id === id)?.surface;
  if (surface === undefined) return undefined;
  const queue = open.filter((question) => isBeside(question, surface));
  const index = queue.findIndex((question) => question.id === id);
  const next = queue[index + 1] ?? queue[0];
  return queue.length > 1 && next
    ? { position: index + 1, count: queue.length, next: next.id }
    : undefined;
}

function isBeside(question: Question, surface: string): boolean {
  return question.surface !== undefined && sharesStage(question.surface, surface);
}
