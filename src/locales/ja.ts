import { formMessages } from "../form/messages/ja.js";
import { elicitationMessages } from "../kinds/elicitation/messages/ja.js";
import { rootsMessages } from "../kinds/roots/messages/ja.js";
import { samplingMessages } from "../kinds/sampling/messages/ja.js";
import type { Messages } from "./en.js";
import { deadline } from "./ja/deadline.js";
import { ending } from "./ja/ending.js";
import { findings } from "./ja/findings.js";
import { flood } from "./ja/flood.js";
import { inbox } from "./ja/inbox.js";
import { keys } from "./ja/keys.js";
import { log } from "./ja/log.js";
import { prompt } from "./ja/prompt.js";
import { rules } from "./ja/rules.js";
import { selection } from "./ja/selection.js";
import { tasks } from "./ja/tasks.js";

/** Japanese: a draft that waits for a native reader. */
export const ja: Messages = {
  locale: "ja",
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
