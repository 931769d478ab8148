import type { HostKey } from "../state/key.js";
import { defineKey } from "../state/key.js";

/** The protocol's words for where a task stands. */
export type TaskStatus = "working" | "input_required" | "completed" | "failed" | "cancelled";

/** One task that a server works on for the host app, or has worked on. */
export interface TaskRecord {
  /** Unique in this host. */
  readonly id: string;
  /** The id of the session that it runs in. */
  readonly session: string;
  /** The server's own id for it. */
  readonly task: string;
  /** The host app's name for it: the name of the tool, where it gave no other. */
  readonly name: string;
  /** The id of the tracked call that waits for its result, while one does. */
  readonly call?: string;
  /** The status that the server gave last; `failed` also where the tool says that it failed. */
  readonly status: TaskStatus;
  /** The server's words for how it stands: hostile, like all text of servers. */
  readonly message?: string;
  /** When it was started, in milliseconds since 1970. */
  readonly startedAt: number;
  /** When it was seen to be over, in milliseconds since 1970. */
  readonly endedAt?: number;
  /** `possible`: a `tasks/cancel` command asks the server to stop. `asked`: it was asked. `impossible`: this server takes no such request. */
  readonly cancel: "possible" | "asked" | "impossible";
  /** Whether the connection went before the task was over: the server may still work on it. */
  readonly lost?: boolean;
}

/** The key under which a host with tasks keeps the list of them, oldest first. */
export const tasksKey: HostKey<readonly TaskRecord[]> = defineKey("tasks:list");

/** Whether a task is over, for the server. */
export function isTaskOver({ status }: Pick<TaskRecord, "status">): boolean {
  return status === "completed" || status === "failed" || status === "cancelled";
}
