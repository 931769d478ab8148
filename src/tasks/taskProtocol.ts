import {
  CreateTaskResultV1Schema,
  ServerCapabilitiesV1Schema,
  shouldCallToolAsTaskV1,
  TaskV1Schema,
  ToolV1Schema,
} from "@modelcontextprotocol/ext-tasks/core/v1";
import {
  hasTaskServerCapabilityV2,
  TaskV2Schema,
  withTaskCapabilityV2,
} from "@modelcontextprotocol/ext-tasks/core/v2";
import { isJsonObject, type JsonObject } from "../wire/protocol/json.js";
import type { RawRequests } from "../wire/sdk/rawRequests.js";
import type { TaskStatus } from "./taskRecord.js";

/** The part of a task's state that both generations of the protocol have. */
export interface TaskFacts {
  readonly task: string;
  readonly status: TaskStatus;
  readonly message?: string;
  /** The pause that the server wants between two looks, in milliseconds. */
  readonly pause?: number;
}

/** The messages of one generation of tasks. */
export interface TaskProtocol {
  /** Whether the server takes `tasks/cancel`. */
  readonly canCancel: boolean;
  /** Whether a tool's declaration is needed to call it. */
  readonly needsTool: boolean;
  /** The params of a request, as this generation frames them. */
  frame(params: JsonObject): JsonObject;
  /** The params of a tool's call that lets the server make a task of it. */
  call(params: JsonObject, tool: JsonObject | undefined): JsonObject;
  /** The task that the result of a call announces, if it announces one. */
  created(result: JsonObject): TaskFacts | undefined;
  /** Reads what `tasks/get` returned; throws where it is no task, or another one. */
  read(task: string, result: JsonObject): TaskFacts;
}

/** Returns the messages that a connection speaks: of the revision 2025-11-25, or of the extension (SEP-2663). */
export function protocolOf(requests: RawRequests): TaskProtocol {
  return requests.isModern ? protocolOf2026(requests) : protocolOf2025(requests);
}

function protocolOf2025({ serverCapabilities }: RawRequests): TaskProtocol {
  const declared = ServerCapabilitiesV1Schema.safeParse(serverCapabilities);
  const tasks = (declared.success && declared.data.tasks) || {};
  const facts = ({ taskId, status, statusMessage, pollInterval }: typeof TaskV1Schema._output) =>
    factsOf(taskId, status, statusMessage, pollInterval);
  return {
    canCancel: tasks.cancel !== undefined,
    needsTool: tasks.requests?.tools?.call !== undefined,
    frame: (params) => params,
    call(params, tool) {
      const declared = ToolV1Schema.safeParse(tool);
      const isTask = declared.success && shouldCallToolAsTaskV1(tasks, declared.data, true);
      return isTask ? { ...params, task: {} } : params;
    },
    created(result) {
      const created = CreateTaskResultV1Schema.safeParse(result);
      return created.success ? facts(created.data.task) : undefined;
    },
    read: (task, result) => sameTask(task, facts(TaskV1Schema.parse(result))),
  };
}

/** A server that leaves out what only archives need still gets its task followed. */
const taskOf2026 = TaskV2Schema.partial({ createdAt: true, lastUpdatedAt: true, ttlMs: true });

function protocolOf2026({ meta, serverCapabilities }: RawRequests): TaskProtocol {
  const facts = (result: JsonObject) => {
    const { taskId, status, statusMessage, pollIntervalMs } = taskOf2026.parse(result);
    return factsOf(taskId, status, statusMessage, pollIntervalMs);
  };
  const frame = (params: JsonObject): JsonObject => {
    const own = isJsonObject(params._meta) ? params._meta : {};
    const framed = { ...params, _meta: { ...meta(), ...own } };
    // Their JSON has no members that are undefined; ours has some, which are left out on the wire.
    return withTaskCapabilityV2(framed as Parameters<typeof withTaskCapabilityV2>[0]);
  };
  const isOffered = hasTaskServerCapabilityV2(serverCapabilities);
  return {
    canCancel: true,
    needsTool: false,
    frame,
    call: (params) =>
      isOffered ? frame(params) : { ...params, _meta: { ...meta(), ...Object(params._meta) } },
    created: (result) => (result.resultType === "task" ? facts(result) : undefined),
    read: (task, result) => sameTask(task, facts(result)),
  };
}

function factsOf(
  task: string,
  status: TaskStatus,
  message: string | undefined,
  pause: number | undefined,
): TaskFacts {
  return {
    task,
    status,
    ...(message !== undefined && { message }),
    ...(pause !== undefined && { pause }),
  };
}

function sameTask(task: string, facts: TaskFacts): TaskFacts {
  if (facts.task === task) return facts;
  throw new Error(`The server was asked for the task ${task} and told of ${facts.task}.`);
}
