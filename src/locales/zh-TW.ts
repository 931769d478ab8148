import { formMessages } from "../form/messages/zh-TW.js";
import { elicitationMessages } from "../kinds/elicitation/messages/zh-TW.js";
import { rootsMessages } from "../kinds/roots/messages/zh-TW.js";
import { samplingMessages } from "../kinds/sampling/messages/zh-TW.js";
import type { Messages } from "./en.js";
import { deadline } from "./zh-TW/deadline.js";
import { ending } from "./zh-TW/ending.js";
import { findings } from "./zh-TW/findings.js";
import { flood } from "./zh-TW/flood.js";
import { inbox } from "./zh-TW/inbox.js";
import { keys } from "./zh-TW/keys.js";
import { log } from "./zh-TW/log.js";
import { prompt } from "./zh-TW/prompt.js";
import { rules } from "./zh-TW/rules.js";
import { selection } from "./zh-TW/selection.js";
import { tasks } from "./zh-TW/tasks.js";

/** Traditional Chinese as written in Taiwan: a draft that waits for a native reader. */
export const zhTW: Messages = {
  locale: "zh-TW",
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
