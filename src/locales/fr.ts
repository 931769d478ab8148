import { formMessages } from "../form/messages/fr.js";
import { elicitationMessages } from "../kinds/elicitation/messages/fr.js";
import { rootsMessages } from "../kinds/roots/messages/fr.js";
import { samplingMessages } from "../kinds/sampling/messages/fr.js";
import type { Messages } from "./en.js";
import { deadline } from "./fr/deadline.js";
import { ending } from "./fr/ending.js";
import { findings } from "./fr/findings.js";
import { flood } from "./fr/flood.js";
import { inbox } from "./fr/inbox.js";
import { keys } from "./fr/keys.js";
import { log } from "./fr/log.js";
import { prompt } from "./fr/prompt.js";
import { rules } from "./fr/rules.js";
import { selection } from "./fr/selection.js";
import { tasks } from "./fr/tasks.js";

/** French: a draft that waits for a native reader. */
export const fr: Messages = {
  locale: "fr",
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
