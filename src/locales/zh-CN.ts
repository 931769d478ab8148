import { formMessages } from "../form/messages/zh-CN.js";
import { elicitationMessages } from "../kinds/elicitation/messages/zh-CN.js";
import { rootsMessages } from "../kinds/roots/messages/zh-CN.js";
import { samplingMessages } from "../kinds/sampling/messages/zh-CN.js";
import type { Messages } from "./en.js";
import { deadline } from "./zh-CN/deadline.js";
import { ending } from "./zh-CN/ending.js";
import { findings } from "./zh-CN/findings.js";
import { flood } from "./zh-CN/flood.js";
import { inbox } from "./zh-CN/inbox.js";
import { keys } from "./zh-CN/keys.js";
import { log } from "./zh-CN/log.js";
import { prompt } from "./zh-CN/prompt.js";
import { rules } from "./zh-CN/rules.js";
import { selection } from "./zh-CN/selection.js";
import { tasks } from "./zh-CN/tasks.js";

/** Simplified Chinese. */
export const zhCN: Messages = {
  locale: "zh-CN",
  prompt,
  ending,
  findings,
  flood,
  deadline,
  inbox,
  keys,
  rules,
  selection,
  tasks,
  log,
  ...formMessages,
  ...elicitationMessages,
  ...rootsMessages,
  ...samplingMessages,
};
