import type { Receipt } from "../host/command.js";
import type { Host } from "../host/host.js";
import type { Question } from "../host/question.js";
import { isTaskOver, type TaskRecord } from "../tasks/taskRecord.js";

/**
 * Where a task stands for the person. `needs-you`: it asks something that waits for an answer. `cancelling`: its server was
 * asked to stop. `lost`: its server cannot be reached, and may still work on it. `unknown`: its server tells of it no more,
 * and it was not seen to end.
 */
export type TaskState =
  | "working"
  | "needs-you"
  | "cancelling"
  | "lost"
  | "unknown"
  | "completed"
  | "failed"
  | "cancelled";

/** A task with what a person can do about it; the same object until something about it changes. */
export interface TaskView {
  readonly task: TaskRecord;
  readonly state: TaskState;
  /** The open questions of the task that wait for the person, oldest first. */
  readonly questions: readonly Question[];
  /** Brings the first of its questions to the front of its surface; absent where it asks nothing. */
  readonly open?: () => Promise<Receipt>;
  /** Asks its server to stop it; absent where it is over, was asked already, or takes no such request. */
  readonly cancel?: () => Promise<Receipt>;
  /** Takes it off the list; absent where it is still followed. */
  readonly dismiss?: () => Promise<Receipt>;
}

/** Tells whether nothing more is heard of a task: its server ended it, or knows of it no more. */
export function isUnfollowed({ task }: TaskView): boolean {
  return isTaskOver(task) || task.endedAt !== undefined;
}

/** Makes the view of a task and of its open questions. */
export function createTaskView(
  host: Host,
  task: TaskRecord,
  questions: readonly Question[],
): TaskView {
  const { id, call, cancel } = task;
  const [first] = questions;
  const isFollowed = call !== undefined;
  const isCancellable = isFollowed && cancel === "possible" && !isTaskOver(task);
  return {
    task,
    state: stateOf(task, first !== undefined),
    questions,
    ...(first && { open: () => host.send({ type: "resume", id: first.id }) }),
    ...(isCancellable && { cancel: () => host.send({ type: "tasks/cancel", id }) }),
    ...(!isFollowed && { dismiss: () => host.send({ type: "tasks/dismiss", id }) }),
  };
}

function stateOf({ status, cancel, lost, endedAt }: TaskRecord, isAsking: boolean): TaskState {
  if (status === "completed" || status === "failed" || status === "cancelled") return status;
  if (endedAt !== undefined) return "unknown";
  if (isAsking) return "needs-you";
  if (lost) return "lost";
  // Its server may still say that it needs input which was just given: the person has nothing to do then.
  return cancel === "asked" ? "cancelling" : "working";
}

/** Whether a question waits for the person: none at which a rule is at work, and none whose answer is on its way. */
export function isWaiting({ quiet, leavesAt }: Question): boolean {
  return !quiet && leavesAt === undefined;
}
