import { formMessages } from "../form/messages/de.js";
import { elicitationMessages } from "../kinds/elicitation/messages/de.js";
import { rootsMessages } from "../kinds/roots/messages/de.js";
import { samplingMessages } from "../kinds/sampling/messages/de.js";
import { deadline } from "./de/deadline.js";
import { ending } from "./de/ending.js";
import { findings } from "./de/findings.js";
import { flood } from "./de/flood.js";
import { inbox } from "./de/inbox.js";
import { keys } from "./de/keys.js";
import { log } from "./de/log.js";
import { prompt } from "./de/prompt.js";
import { rules } from "./de/rules.js";
import { selection } from "./de/selection.js";
import { tasks } from "./de/tasks.js";
import type { Messages } from "./en.js";

/** German: a draft that waits for a native reader. */
export const de: Messages = {
  locale: "de",
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
