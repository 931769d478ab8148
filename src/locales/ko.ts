import { formMessages } from "../form/messages/ko.js";
import { elicitationMessages } from "../kinds/elicitation/messages/ko.js";
import { rootsMessages } from "../kinds/roots/messages/ko.js";
import { samplingMessages } from "../kinds/sampling/messages/ko.js";
import type { Messages } from "./en.js";
import { deadline } from "./ko/deadline.js";
import { ending } from "./ko/ending.js";
import { findings } from "./ko/findings.js";
import { flood } from "./ko/flood.js";
import { inbox } from "./ko/inbox.js";
import { keys } from "./ko/keys.js";
import { log } from "./ko/log.js";
import { prompt } from "./ko/prompt.js";
import { rules } from "./ko/rules.js";
import { selection } from "./ko/selection.js";
import { tasks } from "./ko/tasks.js";

/** Korean: a draft that waits for a native reader. */
export const ko: Messages = {
  locale: "ko",
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
