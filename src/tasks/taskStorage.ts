import { isJsonObject } from "../wire/protocol/json.js";

/** Where the ids of tasks are kept: `localStorage`, or anything of its shape, which may take its time. */
export interface TaskStorage {
  /** Reads what is kept under a key. */
  getItem(key: string): string | null | Promise<string | null>;
  /** Keeps a text under a key. */
  setItem(key: string, value: string): void | Promise<void>;
}

/** The part of a task that outlives its page: nothing that a server or a person wrote, but its id. */
export interface StoredTask {
  readonly session: string;
  readonly task: string;
  readonly name: string;
  readonly startedAt: number;
  /** The keys of the questions whose answers the server has. */
  readonly answered: readonly string[];
}

/** The tasks that are kept. */
export interface StoredTasks {
  list(): Promise<readonly StoredTask[]>;
  /** Keeps a task, in place of what is kept of it. */
  keep(task: StoredTask): Promise<void>;
  forget(session: string, task: string): Promise<void>;
}

/** Keeps tasks in a storage, under one key; without a storage it keeps none. */
export function createStoredTasks(
  storage: TaskStorage | undefined,
  key: string,
  report: (error: unknown) => void,
): StoredTasks {
  let last: Promise<void> = Promise.resolve();
  const read = async () => readStored((await storage?.getItem(key)) ?? "[]");
  /** One change after the other; each begins with what is there, which another page may have written. */
  const change = (edit: (tasks: readonly StoredTask[]) => readonly StoredTask[]): Promise<void> => {
    if (!storage) return Promise.resolve();
    const write = async (before: Promise<void>) => {
      await before;
      try {
        await storage.setItem(key, JSON.stringify(edit(await read())));
      } catch (error) {
        report(error);
      }
    };
    last = write(last);
    return last;
  };
  const without = (tasks: readonly StoredTask[], session: string, task: string) =>
    tasks.filter((stored) => stored.session !== session || stored.task !== task);
  return {
    async list() {
      await last;
      return read();
    },
    keep: (task) => change((tasks) => [...without(tasks, task.session, task.task), task]),
    forget: (session, task) => change((tasks) => without(tasks, session, task)),
  };
}

function readStored(text: string): readonly StoredTask[] {
  const stored = parse(text);
  return Array.isArray(stored) ? stored.flatMap(readTask) : [];
}

function readTask(value: unknown): StoredTask[] {
  if (!isJsonObject(value)) return [];
  const { session, task, name, startedAt, answered } = value;
  const isTask =
    typeof session === "string" &&
    typeof task === "string" &&
    typeof name === "string" &&
    typeof startedAt === "number";
  if (!isTask) return [];
  const keys = Array.isArray(answered) ? answered.filter((key) => typeof key === "string") : [];
  return [{ session, task, name, startedAt, answered: keys }];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
