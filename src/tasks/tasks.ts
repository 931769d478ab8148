import type { HostKind } from "../host/kind.js";
import type { HostSession } from "../host/session.js";
import type { JsonObject } from "../wire/protocol/json.js";
import type { TaskStorage } from "./taskStorage.js";

/** Options for tasks. */
export interface TasksOptions {
  /** Where the ids of tasks outlive the page, `localStorage` say. @default nowhere: a reload lets go of them */
  readonly storage?: TaskStorage;
  /** The key that they are kept under. @default "mcp-host-ui:tasks" */
  readonly key?: string;
}

/** A tool to call. */
export interface TaskCall {
  /** The name of the tool. */
  readonly name: string;
  readonly arguments?: Readonly<Record<string, unknown>>;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/** Options for calling a tool. */
export interface CallToolOptions {
  /** The name of the call, shown where a person can stop it. @default the name of the tool */
  readonly name?: string;
  /** The time that the server may take to answer, or to make a task of it, in milliseconds, not counting the time a person thinks. @default 60_000 */
  readonly timeout?: number;
  /** Stops the call from outside, and asks the server to stop its task. */
  readonly signal?: AbortSignal;
}

/** A task of an earlier page that is followed again. */
export interface ResumedTask {
  /** The id of its record. */
  readonly id: string;
  readonly name: string;
  /** The result of the tool, or why there is none. */
  readonly result: Promise<JsonObject>;
}

/** The tasks of a host: one more of its kinds, through which tools are called. */
export interface Tasks extends HostKind {
  /**
   * Calls a tool and resolves to its result, also where the server makes a task of it (2025-11-25, and the extension of
   * 2026-07-28): it is followed until it is over, and what it asks is put to the person. The session is the one that
   * `attachClient` returned, and is connected. Rejects as `trackCall` does, with the task's own error, or with an
   * `AbortError` where the task was cancelled.
   */
  callTool(session: HostSession, call: TaskCall, options?: CallToolOptions): Promise<JsonObject>;
  /** Goes on with the tasks of this session that an earlier page kept in the storage; call it once connected. */
  resume(session: HostSession): Promise<readonly ResumedTask[]>;
}
