import type { Host } from "../host/host.js";
import type { Question } from "../host/question.js";
import { type TaskRecord, tasksKey } from "../tasks/taskRecord.js";
import { createTaskView, isWaiting, type TaskView } from "./taskView.js";

/** The tasks of a host, as React can read them. */
export interface TasksStore {
  readonly subscribe: (listener: () => void) => () => void;
  /** The same list until one of its tasks, or of their questions, changes; `undefined` where the host has no tasks. */
  readonly getTasks: () => readonly TaskView[] | undefined;
}

/** Makes a {@link TasksStore} of all sessions, or of one. */
export function createTasksStore(host: Host, session: string | undefined): TasksStore {
  let seen: { open: readonly Question[]; records: readonly TaskRecord[] | undefined } | undefined;
  let views: readonly TaskView[] | undefined;

  const viewOf = (task: TaskRecord, questions: readonly Question[]): TaskView => {
    const before = views?.find((view) => view.task === task);
    return before && isSame(before.questions, questions)
      ? before
      : createTaskView(host, task, questions);
  };

  return {
    subscribe(listener) {
      const stops = [host.subscribe(listener), host.subscribe(listener, tasksKey)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    getTasks() {
      const { open } = host.getState();
      const records = host.read(tasksKey);
      if (seen?.open === open && seen.records === records) return views;
      seen = { open, records };
      const ours = records?.filter((record) => session === undefined || record.session === session);
      const asked = questionsByCall(open, ours ?? []);
      const next = ours?.map((record) => viewOf(record, asked.get(record.call) ?? []));
      if (!views || !next || !isSame(views, next)) views = next;
      return views;
    },
  };
}

/** The open questions that wait for the person, by the call of the task that they belong to. */
function questionsByCall(
  open: readonly Question[],
  records: readonly TaskRecord[],
): ReadonlyMap<string | undefined, readonly Question[]> {
  const calls = new Map<string | undefined, Question[]>(
    records.flatMap(({ call }) => (call === undefined ? [] : [[call, []]])),
  );
  if (calls.size > 0)
    for (const question of open) if (isWaiting(question)) calls.get(question.call)?.push(question);
  return calls;
}

function isSame<Item>(before: readonly Item[], now: readonly Item[]): boolean {
  return before.length === now.length && now.every((item, place) => item === before[place]);
}
