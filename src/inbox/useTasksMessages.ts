"use client";

import { type TasksMessages, tasks } from "../locales/en/tasks.js";
import { createMessagesHook } from "../ui/createMessagesHook.js";

/** Returns the words about tasks of the nearest `HostProvider`, English where it says nothing. */
export const useTasksMessages: () => TasksMessages = createMessagesHook("tasks", tasks);
