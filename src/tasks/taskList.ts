import type { HostCore } from "../host/kind.js";
import type { TaskFacts } from "./taskProtocol.js";
import { isTaskOver, type TaskRecord, tasksKey } from "./taskRecord.js";

/** The tasks of a host, as windows see them. */
export interface TaskList {
  get(id: string): TaskRecord | undefined;
  /** Adds a task, or replaces the one of its id. */
  set(record: TaskRecord): void;
  /** Changes a task, if it is there. */
  update(id: string, change: Partial<TaskRecord>): void;
  /** Takes over what a look at a task showed; `isError`: its tool says that it failed. */
  show(id: string, facts: TaskFacts, isError: boolean): void;
  /** Takes note that a task is followed no more: where it is not over, its server may still work on it, or knows it no more. */
  leave(id: string, isOutOfReach: boolean): void;
  remove(id: string): void;
  /** Lets go of the tasks of a session. */
  forget(session: string): void;
}

/** So many tasks that are over are kept, the last ones. */
const mostOver = 50;

/** Returns the tasks of the sessions that a window sees. */
function partOfTasks(
  tasks: readonly TaskRecord[],
  sees: (session: string) => boolean,
): readonly TaskRecord[] {
  return tasks.filter(({ session }) => sees(session));
}

/** Makes an empty {@link TaskList}, published under `tasksKey`. */
export function createTaskList(core: HostCore): TaskList {
  let records: readonly TaskRecord[] = [];
  const publish = (next: readonly TaskRecord[]) => {
    const over = next.filter((record) => isTaskOver(record) || record.endedAt !== undefined);
    const excess = new Set(over.slice(0, Math.max(0, over.length - mostOver)));
    records = next.filter((record) => !excess.has(record));
    core.publish(tasksKey, records, partOfTasks);
  };
  core.publish(tasksKey, records, partOfTasks);
  const get = (id: string) => records.find((record) => record.id === id);
  const set = (record: TaskRecord) =>
    publish(
      get(record.id)
        ? records.map((before) => (before.id === record.id ? record : before))
        : [...records, record],
    );
  return {
    get,
    set,
    update(id, change) {
      publish(records.map((record) => (record.id === id ? { ...record, ...change } : record)));
    },
    show(id, { status: told, message }, isError) {
      const before = get(id);
      if (!before) return;
      const { lost, message: saidBefore, ...rest } = before;
      const status = told === "completed" && isError ? "failed" : told;
      const isOver = isTaskOver({ status });
      const isNews = lost || status !== before.status || message !== saidBefore;
      if (!isNews && isOver === (before.endedAt !== undefined)) return;
      set({
        ...rest,
        status,
        ...(message !== undefined && { message }),
        ...(isOver && { endedAt: Date.now() }),
      });
    },
    leave(id, isOutOfReach) {
      const before = get(id);
      if (!before) return;
      const { call: _, ...rest } = before;
      if (isTaskOver(before)) set(rest);
      else set({ ...rest, lost: true, ...(!isOutOfReach && { endedAt: Date.now() }) });
    },
    remove: (id) => publish(records.filter((record) => record.id !== id)),
    forget: (session) => publish(records.filter((record) => record.session !== session)),
  };
}
