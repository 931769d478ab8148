import type { Receipt } from "../host/command.js";
import type { HostSession } from "../host/session.js";
import type { JsonObject } from "../wire/protocol/json.js";
import { openRawRequests, type RawRequests } from "../wire/sdk/rawRequests.js";
import type { TaskList } from "./taskList.js";
import { protocolOf, type TaskFacts, type TaskProtocol } from "./taskProtocol.js";
import { isTaskOver } from "./taskRecord.js";
import type { StoredTask, StoredTasks } from "./taskStorage.js";
import { type WatchedTask, watchTask } from "./watchTask.js";

/** A session's connection, and the messages that it speaks. */
export interface TaskConnection {
  readonly session: HostSession;
  readonly requests: RawRequests;
  readonly protocol: TaskProtocol;
}

/** Opens the connection of a session. */
export function connect(session: HostSession): TaskConnection {
  const requests = openRawRequests(session);
  return { session, requests, protocol: protocolOf(requests) };
}

/** Follows the tasks of a host, each in a tracked call of its own. */
export interface Follower {
  has(id: string): boolean;
  /** Follows a task to its result; `created` is what its server told of it, if it was made just now. */
  follow(
    connection: TaskConnection,
    kept: StoredTask,
    created?: TaskFacts,
    signal?: AbortSignal,
  ): Promise<JsonObject>;
  /** Looks at a task soon. */
  hurry(id: string): void;
  /** Asks a task's server to stop it. */
  cancel(id: string): Promise<Receipt>;
}

/** Names a task, among those of all servers. */
export function idOf(session: string, task: string): string {
  return JSON.stringify([session, task]);
}

/** Makes a {@link Follower}, for as long as its host is open. */
export function createFollower(
  list: TaskList,
  stored: StoredTasks,
  closing: AbortSignal,
): Follower {
  const watched = new Map<string, WatchedTask>();

  const cancel = async (id: string): Promise<Receipt> => {
    const record = list.get(id);
    const watching = watched.get(id);
    if (!record || !watching || isTaskOver(record))
      return { done: false, rejection: "unknown", message: "There is no such task any more." };
    if (record.cancel === "impossible")
      return { done: false, rejection: "failed", message: "This server cannot cancel tasks." };
    try {
      list.update(id, { cancel: "asked" });
      await watching.cancel();
      return { done: true };
    } catch (error) {
      list.update(id, { cancel: "possible" });
      const message = `The server could not be asked to cancel: ${String(error)}`;
      return { done: false, rejection: "failed", message };
    }
  };

  const watch = (
    connection: TaskConnection,
    kept: StoredTask,
    created: TaskFacts | undefined,
    call: string,
  ): WatchedTask => {
    const id = idOf(kept.session, kept.task);
    let { answered } = kept;
    const watching = watchTask({
      ...connection,
      call,
      created,
      task: kept.task,
      answered,
      seen: (facts, result) => list.show(id, facts, result?.isError === true),
      missed: () => list.update(id, { lost: true }),
      arrived(key) {
        answered = [...answered, key];
        void stored.keep({ ...kept, answered });
      },
      signal: closing,
    });
    watched.set(id, watching);
    void leave(watching, connection, kept);
    return watching;
  };

  /** Takes note that a task is followed no more: over, unknown to its server, or out of reach. */
  const leave = async (
    watching: WatchedTask,
    { requests }: TaskConnection,
    { session, task }: StoredTask,
  ) => {
    await watching.over;
    const id = idOf(session, task);
    if (watched.get(id) === watching) watched.delete(id);
    const isOutOfReach = requests.closed.aborted || closing.aborted;
    if (!isOutOfReach) void stored.forget(session, task);
    list.leave(id, isOutOfReach);
  };

  return {
    has: (id) => watched.has(id),
    follow(connection, kept, created, signal) {
      const { session, protocol } = connection;
      const { task, name, startedAt } = kept;
      const id = idOf(session.id, task);
      return session.trackCall(
        ({ signal: stop }, call) => {
          list.set({
            id,
            session: session.id,
            task,
            name,
            call,
            status: created?.status ?? "working",
            ...(created?.message !== undefined && { message: created.message }),
            startedAt,
            cancel: protocol.canCancel ? "possible" : "impossible",
          });
          const watching = watch(connection, kept, created, call);
          stop.addEventListener("abort", () => {
            watching.silence();
            void cancel(id);
          });
          return watching.result;
        },
        {
          name,
          task,
          // It may take days, of which nobody's clock says anything.
          timeout: Number.POSITIVE_INFINITY,
          maxTotalTimeout: Number.POSITIVE_INFINITY,
          ...(signal && { signal }),
        },
      );
    },
    hurry: (id) => watched.get(id)?.hurry(),
    cancel,
  };
}
