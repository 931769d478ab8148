"use client";

import { tasks } from "../messages/compiled/en/tasks.js";
import type { Messages } from "../messages/messages.js";
import { createMessagesHook } from "../ui/createMessagesHook.js";

/** Returns the words about tasks of the nearest `HostProvider`, English where it says nothing. */
export const useTasksMessages: () => Messages["tasks"] = createMessagesHook("tasks", tasks);
