"use client";

import { useMemo, useSyncExternalStore } from "react";
import { useHost } from "../react/useHost.js";
import { createTasksStore } from "./createTasksStore.js";
import type { TaskView } from "./taskView.js";

/** Which tasks to list. */
export interface UseTasksOptions {
  /** Only tasks of this session. @default all */
  readonly session?: string | undefined;
}

/** The tasks that servers work on for the host, and have worked on. */
export interface UseTasksResult {
  /** Whether the host has tasks at all: `createTasks()` is among its kinds. */
  readonly isAvailable: boolean;
  /** Oldest first; of those that are over, the host keeps the last ones only. */
  readonly tasks: readonly TaskView[];
}

const none: readonly TaskView[] = [];

/** Lists what servers work on, what of it needs the person, and what became of it, with what can be done about each. */
export function useTasks({ session }: UseTasksOptions = {}): UseTasksResult {
  const host = useHost();
  const store = useMemo(() => createTasksStore(host, session), [host, session]);
  const views = useSyncExternalStore(store.subscribe, store.getTasks, () => undefined);
  return useMemo(() => ({ isAvailable: views !== undefined, tasks: views ?? none }), [views]);
}
