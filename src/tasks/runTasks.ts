import type { Receipt } from "../host/command.js";
import type { HostCore } from "../host/kind.js";
import type { JsonObject } from "../wire/protocol/json.js";
import { callTool } from "./callTool.js";
import { connect, createFollower, type Follower, idOf } from "./createFollower.js";
import { createTaskList } from "./taskList.js";
import { createStoredTasks } from "./taskStorage.js";
import type { ResumedTask, Tasks, TasksOptions } from "./tasks.js";

/** The tasks of a host while it lives. */
export interface RunningTasks extends Pick<Tasks, "callTool" | "resume">, Pick<Follower, "cancel"> {
  /** Looks at a task soon, where it is followed. */
  hurry(session: string, task: string): void;
  /** Takes a task that is over off the list. */
  dismiss(id: string): Receipt;
  forget(session: string): void;
  close(): void;
}

/** Starts the tasks of a host. */
export function runTasks(
  core: HostCore,
  { storage, key = "mcp-host-ui:tasks" }: TasksOptions,
): RunningTasks {
  const list = createTaskList(core);
  const stored = createStoredTasks(storage, key, core.report);
  const closing = new AbortController();
  const follower = createFollower(list, stored, closing.signal);

  return {
    async callTool(session, { name: tool, ...call }, { name = tool, timeout, signal } = {}) {
      const connection = connect(session);
      // What an app passes as arguments is JSON, or the transport says so.
      const params = { name: tool, ...call } as JsonObject;
      const result = await session.trackCall(
        (options, id) => callTool(connection, { params, call: id, signal: options.signal }),
        { name, ...(timeout !== undefined && { timeout }), ...(signal && { signal }) },
      );
      const created = connection.protocol.created(result);
      if (!created) return result;
      const { task } = created;
      const kept = { session: session.id, task, name, startedAt: Date.now(), answered: [] };
      void stored.keep(kept);
      return follower.follow(connection, kept, created, signal);
    },
    async resume(session) {
      const connection = connect(session);
      const tasks = await stored.list();
      return tasks.flatMap((kept): ResumedTask[] => {
        const id = idOf(kept.session, kept.task);
        if (kept.session !== session.id || follower.has(id)) return [];
        const result = follower.follow(connection, kept);
        // The list shows what became of it, whether or not somebody waits for the result.
        result.catch(() => {});
        return [{ id, name: kept.name, result }];
      });
    },
    hurry: (session, task) => follower.hurry(idOf(session, task)),
    cancel: follower.cancel,
    dismiss(id) {
      if (!list.get(id) || follower.has(id))
        return { done: false, rejection: "unknown", message: "There is no task that is over." };
      list.remove(id);
      return { done: true };
    },
    forget: list.forget,
    close: () => closing.abort(new DOMException("The host was closed.", "AbortError")),
  };
}
