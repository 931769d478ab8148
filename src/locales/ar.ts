import { formMessages } from "../form/messages/ar.js";
import { elicitationMessages } from "../kinds/elicitation/messages/ar.js";
import { rootsMessages } from "../kinds/roots/messages/ar.js";
import { samplingMessages } from "../kinds/sampling/messages/ar.js";
import { deadline } from "./ar/deadline.js";
import { ending } from "./ar/ending.js";
import { findings } from "./ar/findings.js";
import { flood } from "./ar/flood.js";
import { inbox } from "./ar/inbox.js";
import { keys } from "./ar/keys.js";
import { log } from "./ar/log.js";
import { prompt } from "./ar/prompt.js";
import { rules } from "./ar/rules.js";
import { selection } from "./ar/selection.js";
import { tasks } from "./ar/tasks.js";
import type { Messages } from "./en.js";

/** Arabic (Modern Standard). */
export const ar: Messages = {
  locale: "ar",
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
