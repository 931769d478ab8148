import { formMessages } from "../form/messages/pt-BR.js";
import { elicitationMessages } from "../kinds/elicitation/messages/pt-BR.js";
import { rootsMessages } from "../kinds/roots/messages/pt-BR.js";
import { samplingMessages } from "../kinds/sampling/messages/pt-BR.js";
import type { Messages } from "./en.js";
import { deadline } from "./pt-BR/deadline.js";
import { ending } from "./pt-BR/ending.js";
import { findings } from "./pt-BR/findings.js";
import { flood } from "./pt-BR/flood.js";
import { inbox } from "./pt-BR/inbox.js";
import { keys } from "./pt-BR/keys.js";
import { log } from "./pt-BR/log.js";
import { prompt } from "./pt-BR/prompt.js";
import { rules } from "./pt-BR/rules.js";
import { selection } from "./pt-BR/selection.js";
import { tasks } from "./pt-BR/tasks.js";

/** Brazilian Portuguese: a draft that waits for a native reader. */
export const ptBR: Messages = {
  locale: "pt-BR",
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
