import { formMessages } from "../form/messages/es.js";
import { elicitationMessages } from "../kinds/elicitation/messages/es.js";
import { rootsMessages } from "../kinds/roots/messages/es.js";
import { samplingMessages } from "../kinds/sampling/messages/es.js";
import type { Messages } from "./en.js";
import { deadline } from "./es/deadline.js";
import { ending } from "./es/ending.js";
import { findings } from "./es/findings.js";
import { flood } from "./es/flood.js";
import { inbox } from "./es/inbox.js";
import { keys } from "./es/keys.js";
import { log } from "./es/log.js";
import { prompt } from "./es/prompt.js";
import { rules } from "./es/rules.js";
import { selection } from "./es/selection.js";
import { tasks } from "./es/tasks.js";

/** Spanish: a draft that waits for a native reader. */
export const es: Messages = {
  locale: "es",
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
